import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { blogItem, openDeleteDialog, openEditDialog, test } from './admin.ts';
import { gotoHydrated } from './fixtures.ts';
import { expectValues, fill } from './forms.ts';
import { recordRequests } from './requests.ts';
import type { Site } from './server.ts';

/** With the real json-server. The stories have every state and what each form sends. */

const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });

function findStored({ dataFile }: Site, title: string) {
  const { blogs }: { blogs: { _id: string; title: string }[] } = JSON.parse(
    readFileSync(dataFile, 'utf8'),
  );
  return blogs.filter((blog) => blog.title === title);
}

test('a double click adds, edits or deletes a blog once, and stores it', async ({ page, site }) => {
  const sent = recordRequests(page);
  const title = 'Ireland: a start';
  const content = 'One.\n\nTwo “quotes” & <b>.';
  await gotoHydrated(page, paths.addBlog);
  await fill(page, { Title: title, Author: 'अनिशा', Content: content });
  await page.getByRole('button', { name: 'Add Blog' }).dblclick();
  await expect(toast(page, 'Blog added successfully!')).toBeVisible();
  const [stored] = findStored(site, title);
  expect(stored).toMatchObject({ title, author: 'अनिशा', content });

  await page.getByRole('link', { name: 'List Blogs' }).click();
  const dialog = await openEditDialog(page, title);
  await fill(dialog, { Content: 'A better text' });
  await dialog.getByRole('button', { name: 'Update Blog' }).dblclick();
  await expect(toast(page, 'Blog updated successfully')).toBeVisible();
  await expect(blogItem(page, title)).toContainText('A better text');
  expect(findStored(site, title)).toMatchObject([{ ...stored, content: 'A better text' }]);

  const question = await openDeleteDialog(page, title);
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(toast(page, 'Blog deleted successfully')).toBeVisible();
  await expect(blogItem(page, title)).toHaveCount(0);
  expect(findStored(site, title)).toEqual([]);
  const _id = stored?._id;
  expect(sent).toEqual([
    'POST /api/blogs/create',
    'GET /api/blogs/get',
    `PUT /api/blogs/update/${_id}`,
    `DELETE /api/blogs/delete/${_id}`,
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back closes a dialog, and keeps list, position and what was typed', async ({ page }) => {
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
    await fill(dialog, { Content: 'Half a thought' });

    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(url);
    await expect(edit).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

    await page.goForward();
    await expect(dialog).toBeVisible();
    await expectValues(dialog, { Content: 'Half a thought' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();

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
});
