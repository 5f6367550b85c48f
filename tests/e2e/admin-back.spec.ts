import { expect } from '@playwright/test';
import { expectValues, fill, openDeleteDialog, openEditDialog, test } from './admin.ts';
import { blog, testimonial } from './admin-kinds.ts';

/** Back closes an open dialog and keeps the list; what was typed is kept. */

test('Back closes the edit dialog, and keeps the list, its position and the text', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/dashboard', { viewport: { width: 360, height: 740 } });
  const navigation = page.getByRole('navigation', { name: 'Admin Panel' });
  await navigation.getByRole('link', { name: blog.list.link }).click();
  await page.getByRole('searchbox').fill('d');
  await expect(page).toHaveURL(`${blog.list.path}?q=d`);
  await blog.entry(page, 'Not deleted').scrollIntoViewIfNeeded();
  const edit = blog.entry(page, 'Not deleted').getByRole('button').first();
  await edit.focus();
  const top = await page.evaluate(() => window.scrollY);
  const dialog = await openEditDialog(page, blog, 'Not deleted');
  await fill(dialog, { [blog.dialog.label]: 'Half a thought' });

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${blog.list.path}?q=d`);
  await expect(edit).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

  await page.goForward();
  await expect(dialog).toBeVisible();
  await expectValues(dialog, { [blog.dialog.label]: 'Half a thought' });
  await expect(dialog.getByText('We kept what you typed here earlier.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  // Closed by its button, the dialog leaves no history entry behind.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('Back closes the delete dialog and keeps the list', async ({ openAdmin }) => {
  const page = await openAdmin('/dashboard', { viewport: { width: 1280, height: 740 } });
  await page.goto(testimonial.list.path);
  const dialog = await openDeleteDialog(page, testimonial, 'Shown');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(testimonial.entry(page, 'Shown').getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(testimonial.list.path);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});
