import { expect } from '@playwright/test';
import { expectValues, fill, openDeleteDialog, openEditDialog, test } from './admin.ts';
import { blog, testimonial } from './admin-kinds.ts';

/** Back closes an open dialog and keeps the list; what was typed is kept. */

for (const [kind, width] of [
  [testimonial, 360],
  [blog, 1280],
] as const) {
  test.describe(`${kind.noun}s at ${width} px`, () => {
    const { dialog: texts } = kind;
    const viewport = { width, height: 740 };

    test('Back closes the edit dialog, and keeps the list, its position and the text', async ({
      openAdmin,
    }) => {
      const page = await openAdmin('/dashboard', { viewport });
      await page
        .getByRole('navigation', { name: 'Admin Panel' })
        .getByRole('link', { name: kind.noun === 'blog' ? 'List Blogs' : 'List Testimonials' })
        .click();
      await page.getByRole('searchbox').fill('d');
      await expect(page).toHaveURL(`${kind.list.path}?q=d`);
      await kind.entry(page, 'Not deleted').scrollIntoViewIfNeeded();
      await kind.entry(page, 'Not deleted').getByRole('button').first().focus();
      const top = await page.evaluate(() => window.scrollY);
      const dialog = await openEditDialog(page, kind, 'Not deleted');
      await fill(dialog, { [texts.label]: 'Half a thought' });

      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${kind.list.path}?q=d`);
      await expect(kind.entry(page, 'Not deleted').getByRole('button').first()).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

      await page.goForward();
      await expect(dialog).toBeVisible();
      await expectValues(dialog, { [texts.label]: 'Half a thought' });
      await expect(dialog.getByText('We kept what you typed here earlier.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();

      // Closed by its button, the dialog leaves no history entry behind.
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
    });

    test('Back closes the delete dialog and keeps the list', async ({ openAdmin }) => {
      const page = await openAdmin('/dashboard', { viewport });
      await page.goto(kind.list.path);
      const dialog = await openDeleteDialog(page, kind, 'Shown');
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(kind.entry(page, 'Shown').getByRole('button').last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(kind.list.path);
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
    });
  });
}
