import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { data, type Kind } from './admin-kinds.ts';
import { test as base, type OpenPage } from './fixtures.ts';
import type { OpenOptions } from './open-page.ts';
import { signedIn } from './session.ts';

interface AdminFixtures {
  /** Opens a page of the admin area, signed in. */
  readonly openAdmin: OpenPage;
  /** Opens the list of a kind and waits for its entries. */
  readonly openList: (kind: Kind, options?: OpenOptions) => Promise<Page>;
  /** The entry with this name or title in the file of the API. */
  readonly findStored: (kind: Kind, name: string) => Record<string, unknown> | undefined;
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
  findStored: async ({ site }, use) => {
    await use((kind, name) => {
      const entries: Record<string, unknown>[] = JSON.parse(readFileSync(site.dataFile, 'utf8'))[
        `${kind.noun}s`
      ];
      return entries.find((entry) => entry.name === name || entry.title === name);
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
