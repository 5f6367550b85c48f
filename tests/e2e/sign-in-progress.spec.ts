import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { deferred } from './mock-api.ts';
import { credentials, fillSignInForm, signedIn } from './session.ts';

/** What a person sees, and where the focus is, while and after signing in and out. */

const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

const viewport = { width: 360, height: 740 };

test('the form stays, busy, until the dashboard has loaded', async ({ hydratedPage }) => {
  const page = await hydratedPage('/admin', { viewport });
  const line = deferred();
  await page.route(/\/assets\/Dashboard\w*-/, async (route) => {
    await line.promise;
    await route.continue();
  });
  await fillSignInForm(page, credentials);
  await login(page).click();
  await expect(toast(page, 'Logged in successfully!')).toBeVisible();
  // The toast has gone, the dashboard has not come.
  await expect(toast(page, 'Logged in successfully!')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Sign In');
  await expect(page.getByLabel('Username')).toHaveValue(credentials.username);
  await expect(login(page)).toHaveAttribute('aria-disabled', 'true');
  line.resolve();
  await expect(heading(page)).toHaveText('Admin Dashboard');
  await expect(heading(page)).toBeFocused();
});

test('Logout needs no line, and the focus is on the heading', async ({ hydratedPage, site }) => {
  const page = await hydratedPage('/dashboard', {
    ...signedIn(site),
    viewport,
    expectedErrors: [/favicon/, /ERR_INTERNET_DISCONNECTED/],
  });
  const hasLoaded = (chunk: string) =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      chunk,
    );
  await expect.poll(() => hasLoaded('/SignInPage-')).toBe(true);
  await page.getByText('on the site').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(heading(page)).toHaveText('Sign In');
  await expect(heading(page)).toBeFocused();
});
