import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { blogItem, openEditDialog, test } from './admin.ts';
import { gotoHydrated } from './fixtures.ts';
import { fill } from './forms.ts';

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

test('a pasted article has its headings, lists, tables and links', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page.getByText('Blog added successfully!')).toBeVisible();
  await expect(content(page)).toHaveValue('');
  await expect(formatting(page)).not.toBeChecked();
  await page.getByRole('link', { name: 'See it' }).click();
  await expect(
    page.getByRole('heading', { name: 'Australia', exact: true, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Study in Australia', level: 2 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Passport$/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '6.5' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'the list' })).toHaveAttribute('rel', 'noopener');
});

test('a blog gets no day in the future, and its title in the list leads to its page', async ({
  page,
}) => {
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
  await blogItem(page, 'Second').getByRole('link', { name: 'Second' }).click();
  await expect(page.getByRole('heading', { name: 'Second', level: 1 })).toBeVisible();
  await expect(page.getByText('3 May 2024')).toBeVisible();
});
