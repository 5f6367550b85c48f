import { expect, type Locator } from '@playwright/test';
import { expectValues, fill, openEditDialog, requestErrors, test, toast } from './admin.ts';
import { idOf, kinds } from './admin-kinds.ts';
import { mockResponse, recordRequests } from './mock-api.ts';

for (const kind of kinds) {
  test.describe(`editing a ${kind.noun}`, () => {
    const { dialog: texts, toasts } = kind;
    const update = (dialog: Locator) =>
      dialog.getByRole('button', { name: texts.button, exact: true });

    test('Cancel changes nothing', async ({ openList }) => {
      const page = await openList(kind);
      const sent = recordRequests(page);
      const dialog = await openEditDialog(page, kind, 'Shown');
      await fill(dialog, { [texts.label]: 'Something else' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(kind.entry(page, 'Shown')).not.toContainText('Something else');
      expect(sent).toEqual([]);
    });

    test('sends the whole entry once, shows a toast, updates the list and closes', async ({
      openList,
      server,
    }) => {
      const page = await openList(kind);
      const sent = recordRequests(page);
      const before = await server.find(kind, 'Edited');
      const dialog = await openEditDialog(page, kind, 'Edited');
      await fill(dialog, { [texts.label]: 'A better text' });
      await update(dialog).dblclick();
      await expect(toast(page, toasts.updated)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(kind.entry(page, 'Edited')).toContainText('A better text');
      const body = { ...before, [texts.label.toLowerCase()]: 'A better text' };
      expect(sent).toEqual([
        { method: 'PUT', path: `${kind.api}/update/${idOf(kind, 'Edited')}`, body },
      ]);
      expect(await server.find(kind, 'Edited')).toEqual(body);
    });

    test('shows the fixed text for a failure and keeps dialog and text', async ({ openList }) => {
      const page = await openList(kind, { expectedErrors: requestErrors });
      const path = `${kind.api}/update/${idOf(kind, 'Not edited')}`;
      await mockResponse(page, 'PUT', path, { status: 500, body: { message: 'Not this text' } });
      const dialog = await openEditDialog(page, kind, 'Not edited');
      await fill(dialog, { [texts.label]: 'An important text' });
      await update(dialog).click();
      await expect(toast(page, toasts.updateFailed)).toBeVisible();
      await expect(dialog).toBeVisible();
      await expectValues(dialog, { [texts.label]: 'An important text' });
    });

    test('says that someone else has deleted the entry, keeps the text and reloads the list', async ({
      openList,
      server,
    }) => {
      const page = await openList(kind, { expectedErrors: requestErrors });
      const dialog = await openEditDialog(page, kind, 'Gone');
      await fill(dialog, { [texts.label]: 'An important text' });
      await server.delete(kind, 'Gone');
      const sent = recordRequests(page);
      await update(dialog).click();
      await expect(toast(page, toasts.updateFailed)).toBeVisible();
      await expect(dialog.getByText(`Someone else has deleted this ${kind.noun}.`)).toBeVisible();
      await expectValues(dialog, { [texts.label]: 'An important text' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(kind.entry(page, 'Gone')).toHaveCount(0);
      expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET']);
    });
  });
}
