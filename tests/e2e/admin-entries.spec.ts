import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import {
  expectValues,
  fill,
  openDeleteDialog,
  openEditDialog,
  requestErrors,
  test,
  toast,
} from './admin.ts';
import { kinds } from './admin-kinds.ts';
import { loseResponses, recordRequests } from './mock-api.ts';

/** With the real json-server. The stories test every state of the forms, lists and dialogs. */

for (const kind of kinds) {
  const { add, dialog: texts, toasts } = kind;

  test(`a ${kind.noun} is added, edited and deleted, and each change is stored`, async ({
    openAdmin,
    findStored,
  }) => {
    const page = await openAdmin(add.path);
    const sent = recordRequests(page);
    const [name = ''] = Object.values(add.fields);
    const entry = kind.entry(page, name);

    await fill(page, add.fields);
    await page.getByRole('button', { name: add.button, exact: true }).dblclick();
    await expect(toast(page, toasts.added)).toBeVisible();
    const stored = findStored(kind, name);
    expect(stored).toMatchObject(add.sends);

    await page.getByRole('link', { name: kind.list.link }).click();
    const dialog = await openEditDialog(page, kind, name);
    await fill(dialog, { [texts.label]: 'A better text' });
    await dialog.getByRole('button', { name: texts.button, exact: true }).dblclick();
    await expect(toast(page, toasts.updated)).toBeVisible();
    await expect(entry).toContainText('A better text');
    const edited = { ...stored, [texts.label.toLowerCase()]: 'A better text' };
    expect(findStored(kind, name)).toEqual(edited);

    const question = await openDeleteDialog(page, kind, name);
    await question.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(toast(page, toasts.deleted)).toBeVisible();
    await expect(entry).toHaveCount(0);
    expect(findStored(kind, name)).toBeUndefined();

    const { _id } = edited;
    expect(sent).toEqual([
      { method: 'POST', path: `${kind.api}/create`, body: add.sends },
      { method: 'GET', path: `${kind.api}/get`, body: null },
      { method: 'PUT', path: `${kind.api}/update/${_id}`, body: edited },
      { method: 'DELETE', path: `${kind.api}/delete/${_id}`, body: null },
    ]);
  });

  test(`a ${kind.noun} whose response is lost is stored once when it is sent again`, async ({
    openAdmin,
    site,
  }) => {
    const page = await openAdmin(add.path, { expectedErrors: requestErrors });
    const text = `A ${kind.noun} that is sent twice`;
    const fields = Object.fromEntries(Object.keys(add.fields).map((label) => [label, text]));
    await fill(page, fields);
    const button = page.getByRole('button', { name: add.button, exact: true });
    await loseResponses(page, `${kind.api}/create`);
    await button.click();
    await expect(toast(page, toasts.addFailed)).toBeVisible();
    await page.reload();
    await expectValues(page, fields);
    await button.click();
    await expect(toast(page, toasts.added)).toBeVisible();
    const stored = () => readFileSync(site.dataFile, 'utf8').split(text).length - 1;
    expect(stored()).toBe(Object.keys(fields).length);
    // The same text once more is another entry.
    await fill(page, fields);
    await button.click();
    await expect(toast(page, toasts.added).nth(1)).toBeVisible();
    expect(stored()).toBe(2 * Object.keys(fields).length);
  });
}
