import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { test as base, gotoHydrated } from './fixtures.ts';
import { signedIn } from './forms.ts';

/** So many that the list is longer than the window. Every blog has this long text. */
const titles = ['Shown', 'Second', 'Third', 'Fourth', 'Fifth', 'Not deleted', 'Last'];
const blogs = titles.map((title, index) => ({
  _id: `691bfc245b3d71c0bf98b00${9 - index}`,
  title,
  content: 'abcdefghijklmnopqrstuvwxyz'.repeat(10),
}));

/** `test` of an administrator who has signed in. */
export const test = base.extend({
  data: [{ testimonials: [], blogs }, { scope: 'worker' }],
  storageState: ({ site }, use) => use(signedIn(site)),
});

/** A blog in the list. */
export const blogItem = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });

/** Opens the list of blogs and waits for it. */
export async function openList(page: Page): Promise<void> {
  await gotoHydrated(page, paths.listBlogs);
  await expect(blogItem(page, 'Shown')).toBeVisible();
}

/** Opens the dialog that edits a blog of the list. */
export const openEditDialog = (page: Page, title: string) =>
  openDialog(page, title, 'Edit Blog', 'Edit Blog');

/** Opens the dialog that asks before a blog of the list is deleted. */
export const openDeleteDialog = (page: Page, title: string) =>
  openDialog(page, title, 'Delete Blog', 'Are you sure you want to delete this blog?');

async function openDialog(page: Page, title: string, button: string, name: string) {
  await blogItem(page, title).getByRole('button', { name: button }).click();
  const dialog: Locator = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
