import { expect, type Page } from '@playwright/test';
import { fill, openDeleteDialog, openEditDialog, requestErrors, test, toast } from '../admin.ts';
import { blog, type Kind, testimonial } from '../admin-kinds.ts';

/** After every action, the keyboard goes on from where a person goes on. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** An entry's button that edits or deletes it. */
const button = (page: Page, kind: Kind, name: string, action: 'edit' | 'delete') =>
  kind.entry(page, name).getByRole('button', { name: kind[`${action}Button`], exact: true });

for (const [kind, width] of [
  [testimonial, 360],
  [blog, 1280],
] as const) {
  test.describe(`${kind.noun}s at ${width} px: the focus`, () => {
    const { dialog: texts, toasts } = kind;
    const viewport = { width, height: 740 };
    const options = { viewport, expectedErrors: requestErrors };

    test('returns to the Edit button after Escape, Cancel and Update', async ({ openList }) => {
      const page = await openList(kind, options);
      const edit = button(page, kind, 'Edited', 'edit');
      const dialog = await openEditDialog(page, kind, 'Edited');
      await fill(dialog, { [texts.label]: 'Half a thought' });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(edit).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Use the saved text' }).press('Enter');
      await expect(dialog.getByLabel(kind.noun === 'blog' ? 'Title' : 'Message')).toBeFocused();
      await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(edit).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: texts.button, exact: true }).press('Enter');
      await expect(toast(page, toasts.updated)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(edit).toBeFocused();
    });

    test('goes to the next entry after a delete, then to the previous one and the heading', async ({
      openList,
    }) => {
      const page = await openList(kind, options);
      await page.route(
        (url) => url.pathname.startsWith(`${kind.api}/delete/`),
        (route) => route.fulfill({ json: { message: 'Deleted' } }),
      );
      // Three entries: in a search the neighbours are those that match.
      await page.getByRole('searchbox').fill('dit');
      await expect(kind.entries(page)).toHaveCount(2);
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
      await openDeleteDialog(page, kind, 'Edited');
      await confirm.press('Enter');
      await expect(kind.entries(page)).toHaveCount(1);
      await expect(button(page, kind, 'Not edited', 'delete')).toBeFocused();
      await page.getByRole('searchbox').fill('not');
      await expect(kind.entries(page)).toHaveCount(2);
      await openDeleteDialog(page, kind, 'Not deleted');
      await confirm.press('Enter');
      await expect(button(page, kind, 'Not edited', 'delete')).toBeFocused();
      await page.keyboard.press('Enter');
      await confirm.press('Enter');
      await expect(kind.entries(page)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
    });
  });
}
