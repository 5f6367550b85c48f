import type { BrowserContextOptions, Page } from 'playwright';

/** The pair of development, which the preview build carries. */
export const credentials = { username: 'admin', password: 'namaste-dev' };

/** How long a session lives without activity, in ms. */
const SESSION_MS = 180_000;

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await fillIn(page, credentials);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/** Fills in the sign-in form, and leaves it at that. */
export async function fillIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** A browser profile of somebody who has signed in on a site just now, without the way there. */
export function signedIn(
  site: { readonly url: string },
  expiry: number | string = Date.now() + SESSION_MS,
): BrowserContextOptions {
  return storedIn(site, {
    isAuthenticated: 'true',
    username: credentials.username,
    authExpiry: String(expiry),
  });
}

/** A browser profile that has these texts in a site's localStorage. */
export function storedIn(
  site: { readonly url: string },
  texts: Readonly<Record<string, string>>,
): BrowserContextOptions {
  const localStorage = Object.entries(texts).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] } };
}
