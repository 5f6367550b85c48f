import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { gotoHydrated, heading, test } from './fixtures.ts';
import { credentials, signedIn, signIn } from './forms.ts';
import { hold, recordRequests } from './requests.ts';

/** With the network, the history and several tabs. Stories and unit tests have all the rest. */

const expiry = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('authExpiry')) || null);

test('the form stays busy until the dashboard is there, and Back is safe', async ({ page }) => {
  await gotoHydrated(page, paths.signIn);
  const release = await hold(page, /\/assets\/Dashboard\w*-/);
  const sent = recordRequests(page);
  await signIn(page);
  await expect(page.getByText('Logged in successfully!', { exact: true })).toBeVisible();
  // The dashboard has not come.
  await expect(heading(page)).toHaveText('Sign In');
  await expect(page.getByLabel('Username')).toHaveValue(credentials.username);
  await expect(page.getByRole('button', { name: 'Login', disabled: true })).toBeVisible();
  // The password of the preview build stays in the browser.
  expect(sent).toEqual([]);
  release();
  await expect(heading(page)).toHaveText('Admin Dashboard');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('link', { name: 'List Blogs' }).click();
  await expect(page).toHaveURL(paths.listBlogs);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.signIn);
  await page.goBack();
  await expect(heading(page)).toHaveText('Sign In');
  await expect(page).toHaveURL(paths.signIn);
});

test('a sign-in in another tab counts, at no cost for visitors', async ({ page: reader }) => {
  const requested: string[] = [];
  reader.on('request', (request) => requested.push(request.url()));
  await gotoHydrated(reader, paths.about);
  const isWatch = (url: string) => /\/sessionStore-/.test(url);
  expect(requested.length).toBeGreaterThan(10);
  expect(requested.filter(isWatch)).toEqual([]);

  const admin = await reader.context().newPage();
  await gotoHydrated(admin, paths.signIn);
  await signIn(admin);
  await expect(admin).toHaveURL(paths.dashboard);
  await expect.poll(() => requested.filter(isWatch)).not.toEqual([]);
  const signedInUntil = (await expiry(reader)) ?? 0;
  await expect
    .poll(async () => {
      await reader.mouse.move(Math.random() * 300, 200);
      return expiry(reader);
    })
    .toBeGreaterThan(signedInUntil);
});

test.describe('in a session', () => {
  test.use({ storageState: ({ site }, use) => use(signedIn(site)) });

  test('Logout needs no line, and focuses the heading', async ({ page, expectedErrors }) => {
    expectedErrors.push(/favicon/, /ERR_INTERNET_DISCONNECTED/);
    await gotoHydrated(page, paths.dashboard);
    const hasLoaded = (chunk: string) =>
      page.evaluate(
        (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(name)),
        chunk,
      );
    await expect.poll(() => hasLoaded('/SignInPage-')).toBe(true);
    await page.getByText('on the site').first().waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(heading(page)).toHaveText('Sign In');
    await expect(heading(page)).toBeFocused();
  });
});
