import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Site } from './server.ts';

/** The credentials of the preview build. */
export const credentials = { username: 'admin', password: 'namaste-dev' };

/** How long a session lasts without activity. */
export const SESSION_MS = 180_000;

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await fillSignInForm(page, credentials);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/** Fills in the sign-in form without submitting it. */
export async function fillSignInForm(
  page: Page,
  { username, password }: typeof credentials,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Context options of a visitor who has just signed in. */
export function signedIn(
  site: Site,
  expiry: number | string = Date.now() + SESSION_MS,
): BrowserContextOptions {
  return withLocalStorage(site, {
    isAuthenticated: 'true',
    username: credentials.username,
    authExpiry: String(expiry),
  });
}

/** Context options with these items in localStorage. */
export function withLocalStorage(
  { url }: Site,
  items: Readonly<Record<string, string>>,
): BrowserContextOptions {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
