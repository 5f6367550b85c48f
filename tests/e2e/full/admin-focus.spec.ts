import { expect, type Page } from '@playwright/test';
import { fill, openDeleteDialog, openEditDialog, requestErrors, test, toast } from '../admin.ts';
import { blog, type Kind, testimonial } from '../admin-kinds.ts';
import { mockResponse } from '../mock-api.ts';

/** After every action, the keyboard goes on from where a person goes on. */

const notSaved = 'Not saved. Your text is still here: please try again.';
const failed = { status: 500, body: {} };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page, text: string) => page.locator('form').getByText(text, { exact: true });

/** An entry's button that edits or deletes it. */
const button = (page: Page, kind: Kind, name: string, action: 'edit' | 'delete') =>
  kind.entry(page, name).getByRole('button', { name: kind[`${action}Button`], exact: true });

for (const [kind, width] of [
  [testimonial, 360],
  [blog, 1280],
] as const) {
  test.describe(`${kind.noun}s at ${width} px: the focus`, () => {
    const { add, dialog: texts, toasts } = kind;
    const viewport = { width, height: 740 };
    const options = { viewport, expectedErrors: requestErrors };
    const [firstField = ''] = Object.keys(add.fields);
    const mockDelete = (page: Page, response: Parameters<typeof mockResponse>[3]) =>
      page.unrouteAll().then(() =>
        page.route(
          (url) => url.pathname.startsWith(`${kind.api}/delete/`),
          (route) =>
            response === failed
              ? route.fulfill({ status: 500, json: {} })
              : route.fulfill({ json: { message: 'Deleted' } }),
        ),
      );

    test('is on the first field after adding, on the message after a failure', async ({
      openAdmin,
    }) => {
      const page = await openAdmin(add.path, options);
      await mockResponse(page, 'POST', `${kind.api}/create`, failed);
      await fill(page, add.fields);
      const submit = page.getByRole('button', { name: add.button, exact: true });
      await submit.click();
      await expect(toast(page, toasts.addFailed)).toBeVisible();
      await expect(page.locator(':focus')).toHaveText(notSaved);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 });
      // The keyboard goes on to the button.
      await page.keyboard.press('Tab');
      await expect(submit).toBeFocused();

      await page.unrouteAll();
      await mockResponse(page, 'POST', `${kind.api}/create`, { status: 201, body: {} });
      await page.keyboard.press('Enter');
      await expect(toast(page, toasts.added)).toBeVisible();
      await expect(page.getByLabel(firstField)).toBeFocused();
      await expect(page.getByLabel(firstField)).toHaveValue('');
      await expect(alert(page, notSaved)).toHaveCount(0);
    });

    test("is on the first field after 'Clear the form' and for a wrong field", async ({
      openAdmin,
    }) => {
      const page = await openAdmin(add.path, options);
      await fill(page, { [firstField]: 'Half a thought' });
      await page.getByRole('link', { name: 'Admin Panel' }).click();
      await expect(heading(page)).toHaveText('Admin Dashboard');
      await page.goBack();
      await page.getByRole('button', { name: 'Clear the form' }).press('Enter');
      await expect(page.getByLabel(firstField)).toBeFocused();
      await expect(page.getByLabel(firstField)).toHaveValue('');
      await page.getByRole('button', { name: add.button, exact: true }).press('Enter');
      await expect(page.getByLabel(firstField)).toBeFocused();
    });

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

    test('is on the message after a failed update, and on the next entry if it is gone', async ({
      openList,
    }) => {
      const page = await openList(kind, options);
      const path = (url: URL) => url.pathname.startsWith(`${kind.api}/update/`);
      await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
      const dialog = await openEditDialog(page, kind, 'Emptied');
      const update = dialog.getByRole('button', { name: texts.button, exact: true });
      await update.click();
      await expect(toast(page, toasts.updateFailed)).toBeVisible();
      await expect(page.locator(':focus')).toHaveText(notSaved);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 });

      await page.route(path, (route) => route.fulfill({ status: 404, json: {} }));
      await page.route(
        (url) => url.pathname === `${kind.api}/get`,
        async (route) => {
          const entries = await (await route.fetch()).json();
          const others = entries.filter((entry: Record<string, string>) =>
            [entry.name, entry.title].every((name) => name !== 'Emptied'),
          );
          await route.fulfill({ json: others });
        },
      );
      await update.click();
      await expect(page.locator(':focus')).toContainText('Someone else has deleted this');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(button(page, kind, 'Not edited', 'edit')).toBeFocused();
    });

    test('returns to the Delete button after Cancel and a failure', async ({ openList }) => {
      const page = await openList(kind, options);
      await mockDelete(page, failed);
      const dialog = await openDeleteDialog(page, kind, 'Shown');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(button(page, kind, 'Shown', 'delete')).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(toast(page, toasts.deleteFailed)).toBeVisible();
      await expect(button(page, kind, 'Shown', 'delete')).toBeFocused();
    });

    test('goes to the next entry after a delete, then to the previous one and the heading', async ({
      openList,
    }) => {
      const page = await openList(kind, options);
      await mockDelete(page, {});
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

    test("is on the heading after 'Try again'", async ({ openAdmin }) => {
      const page = await openAdmin(kind.list.path, {
        ...options,
        prepare: (newPage) => mockResponse(newPage, 'GET', `${kind.api}/get`, failed),
      });
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      const secondFailure = page.waitForResponse(`**${kind.api}/get`);
      await retry.press('Enter');
      await expect(heading(page)).toBeFocused();
      // Otherwise the mock would be gone before it has responded.
      await secondFailure;
      await page.unrouteAll();
      await retry.press('Enter');
      await expect(kind.entry(page, 'Shown')).toBeVisible();
      await expect(heading(page)).toBeFocused();
    });

    test("is on the first new entry after 'Show more'", async ({ openAdmin }) => {
      const long = Array.from({ length: 30 }, (_, index) => ({
        _id: `691bfc245b3d71c0bf98c0${10 + index}`,
        ...(kind.noun === 'blog'
          ? { title: `Entry ${index}`, content: 'Text' }
          : { name: `Entry ${index}`, message: 'Text' }),
      }));
      const page = await openAdmin(kind.list.path, {
        ...options,
        prepare: (newPage) => mockResponse(newPage, 'GET', `${kind.api}/get`, { body: long }),
      });
      await page.getByRole('button', { name: 'Show more' }).press('Enter');
      await expect(page.getByText('30 in all')).toBeVisible();
      await expect(button(page, kind, 'Entry 25', 'edit')).toBeFocused();
    });
  });
}
