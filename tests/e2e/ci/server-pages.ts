import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The first owner of the tests. */
export const OWNER = { username: 'sunita', password: 'three pine trees and a bell' };

/** Fills in the sign-in page. */
export async function signIn(page: Page, { username, password } = OWNER) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

/** Fills in the form that a one-time link opens, with the owner's password. */
export async function setPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('New password again').fill(OWNER.password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
}

/** Opens a page of the server at this URL, signed in as the first owner. */
export async function openSignedIn(
  context: BrowserContext,
  url: string,
  path = '/dashboard',
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + path);
  await signIn(page);
  await expect(page).toHaveURL(url + path);
  return page;
}
