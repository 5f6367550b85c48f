import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { blogItem, openDeleteDialog, openEditDialog, test } from './admin.ts';
import { phone } from './devices.ts';
import { gotoHydrated } from './fixtures.ts';
import { fill } from './forms.ts';
import { recordRequests } from './requests.ts';

/** With the real json-server and clipboard. The stories have every state and what each form sends. */

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const formatting = (page: Page) => page.getByRole('checkbox', { name: /^Formatting/ });

const article = `<h1>Study in Australia</h1><p>It has <b>good</b> universities, see
  <a href="https://example.com/list">the list</a>.</p><ul><li>Passport</li><li>NOC</li></ul>
  <table><tr><th>Test</th><th>Score</th></tr><tr><td>IELTS</td><td>6.5</td></tr></table>`;

/** Copies an article on another page, as one does with the keys. */
async function copyArticle(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.setContent(article);
  await other.keyboard.press('ControlOrMeta+a');
  await other.keyboard.press('ControlOrMeta+c');
  await other.close();
}

test('a pasted article keeps its formatting, and a double click adds it once', async ({ page }) => {
  await gotoHydrated(page, paths.addBlog);
  await fill(page, { Title: 'Australia', Author: 'Anisha' });
  await copyArticle(page);
  await page.bringToFront();
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(content(page)).toHaveValue(/^## Study in Australia\n\nIt has \*\*good\*\*/);
  await expect(formatting(page)).toBeChecked();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Study in Australia' })).toBeVisible();

  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Add Blog' }).dblclick();
  await expect(page.getByText('Blog added successfully!')).toBeVisible();
  await expect(content(page)).toHaveValue('');
  await expect(formatting(page)).not.toBeChecked();
  expect(sent).toEqual(['POST /api/blogs/create']);
});

test('a blog gets no day in the future', async ({ page }) => {
  await gotoHydrated(page, paths.listBlogs);
  const dialog = await openEditDialog(page, 'Second');
  const more = dialog.getByText('More', { exact: true });
  const day = dialog.getByLabel('Published on');
  await more.click();
  await day.fill('2999-01-01');
  await more.click();
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(day).toBeFocused();
  await day.fill('2024-05-03');
  await dialog.getByLabel('Author').fill('Bikash');
  await content(page).press('ControlOrMeta+s');
  await expect(page.getByText('Blog updated successfully')).toBeVisible();
  await expect(blogItem(page, 'Second').getByText('Bikash · 3 May 2024')).toBeVisible();
});

test('Back on a phone closes a dialog, and keeps list, position and focus', async ({ page }) => {
  await page.setViewportSize(phone);
  const url = `${paths.listBlogs}?q=d`;
  await gotoHydrated(page, paths.dashboard);
  const navigation = page.getByRole('navigation', { name: 'Admin Panel' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await navigation.getByRole('link', { name: 'List Blogs' }).click();
  await page.getByRole('searchbox').fill('d');
  await expect(page).toHaveURL(url);
  const edit = blogItem(page, 'Not deleted').getByRole('button', { name: 'Edit Blog' });
  await edit.scrollIntoViewIfNeeded();
  await edit.focus();
  const top = await page.evaluate(() => window.scrollY);
  const dialog = await openEditDialog(page, 'Not deleted');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(edit).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

  const question = await openDeleteDialog(page, 'Not deleted');
  await page.goBack();
  await expect(question).toBeHidden();
  const remove = blogItem(page, 'Not deleted').getByRole('button', { name: 'Delete Blog' });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(url);

  // A dialog that is closed by its button or Escape leaves no history entry behind.
  await page.goBack();
  await expect(page).toHaveURL(paths.dashboard);
});
