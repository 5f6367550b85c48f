import { expect } from '@playwright/test';
import { openDeleteDialog, requestErrors, test, toast } from './admin.ts';
import { idOf, kinds } from './admin-kinds.ts';
import { mockResponse, recordRequests } from './mock-api.ts';

for (const kind of kinds) {
  test.describe(`deleting a ${kind.noun}`, () => {
    const { toasts } = kind;

    test('asks first, with the focus on Cancel, which sends nothing', async ({ openList }) => {
      const page = await openList(kind);
      const sent = recordRequests(page);
      const dialog = await openDeleteDialog(page, kind, 'Shown');
      await expect(dialog.getByRole('heading')).toHaveText(kind.question);
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(kind.entry(page, 'Shown')).toBeVisible();
      expect(sent).toEqual([]);
    });

    test('sends one request, shows a toast and removes the entry', async ({ openList, server }) => {
      const page = await openList(kind);
      const sent = recordRequests(page);
      const dialog = await openDeleteDialog(page, kind, 'Deleted');
      await dialog.getByRole('button', { name: 'Delete' }).dblclick();
      await expect(toast(page, toasts.deleted)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(kind.entry(page, 'Deleted')).toHaveCount(0);
      expect(sent).toEqual([
        { method: 'DELETE', path: `${kind.api}/delete/${idOf(kind, 'Deleted')}`, body: null },
      ]);
      expect(await server.find(kind, 'Deleted')).toEqual({});
    });

    test('shows the fixed text for a failure and keeps the entry', async ({ openList }) => {
      const page = await openList(kind, { expectedErrors: requestErrors });
      const path = `${kind.api}/delete/${idOf(kind, 'Not deleted')}`;
      await mockResponse(page, 'DELETE', path, { status: 500, body: { message: 'Not this text' } });
      const dialog = await openDeleteDialog(page, kind, 'Not deleted');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, toasts.deleteFailed)).toBeVisible();
      await expect(kind.entry(page, 'Not deleted')).toBeVisible();
    });

    test('says that someone else has deleted the entry and reloads the list', async ({
      openList,
      server,
    }) => {
      const page = await openList(kind, { expectedErrors: requestErrors });
      const dialog = await openDeleteDialog(page, kind, 'Lost');
      await server.delete(kind, 'Lost');
      const sent = recordRequests(page);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, toasts.deleteFailed)).toBeVisible();
      await expect(page.getByText('Someone else has already deleted it.')).toBeVisible();
      await expect(kind.entry(page, 'Lost')).toHaveCount(0);
      await expect.poll(() => sent.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
    });
  });
}
