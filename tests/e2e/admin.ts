import { expect, type Locator, type Page } from '@playwright/test';
import { data, idOf, type Kind } from './admin-kinds.ts';
import { test as base, type OpenPage } from './fixtures.ts';
import type { OpenOptions } from './open-page.ts';
import { signedIn } from './session.ts';

/** The entries on the server, as another administrator sees and changes them. */
interface Server {
  delete(kind: Kind, name: string): Promise<void>;
  /** The stored entry; an empty object if there is none. */
  find(kind: Kind, name: string): Promise<Record<string, unknown>>;
}

interface AdminFixtures {
  /** Opens a page of the admin area, signed in. */
  readonly openAdmin: OpenPage;
  /** Opens the list of a kind and waits for its entries. */
  readonly openList: (kind: Kind, options?: OpenOptions) => Promise<Page>;
  readonly server: Server;
}

/** `test` with data and fixtures for the admin area. */
export const test = base.extend<AdminFixtures>({
  data: [data, { scope: 'worker' }],
  openAdmin: async ({ hydratedPage, site }, use) => {
    await use((path, options) => hydratedPage(path, { ...signedIn(site), ...options }));
  },
  openList: async ({ openAdmin }, use) => {
    await use(async (kind, options) => {
      const page = await openAdmin(kind.list.path, options);
      await expect(kind.entry(page, 'Shown')).toBeVisible();
      return page;
    });
  },
  server: async ({ site }, use) => {
    await use({
      delete: async (kind, name) => {
        const url = `${site.apiUrl}${kind.api}/delete/${idOf(kind, name)}`;
        await fetch(url, { method: 'DELETE' });
      },
      find: async (kind, name) => {
        const response = await fetch(`${site.apiUrl}${kind.api}/get`);
        const entries: Record<string, unknown>[] = await response.json();
        return entries.find(({ _id }) => _id === idOf(kind, name)) ?? {};
      },
    });
  },
});

/** Errors in the console of a page whose request fails. */
export const requestErrors = [/Failed to load resource/, /\/api\//];

/** The toast with exactly this text. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-toast]').filter({ hasText: new RegExp(`^${escapeRegExp(text)}$`) });
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fills in fields by label. */
export async function fill(part: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await part.getByLabel(label).fill(value);
}

/** Expects values of fields by label. */
export async function expectValues(part: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await expect(part.getByLabel(label)).toHaveValue(value);
  }
}

/** Opens the dialog that edits an entry of the list. */
export async function openEditDialog(page: Page, kind: Kind, name: string): Promise<Locator> {
  await kind.entry(page, name).getByRole('button', { name: kind.editButton, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: kind.dialog.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Clicks the Delete button of an entry of the list. */
export async function openDeleteDialog(page: Page, kind: Kind, name: string): Promise<Locator> {
  await kind.entry(page, name).getByRole('button', { name: kind.deleteButton }).click();
  const dialog = page.getByRole('dialog', { name: kind.question, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
