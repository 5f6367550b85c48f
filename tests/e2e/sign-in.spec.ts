import { expect, type Page } from '@playwright/test';
import { readEnv } from '#environment/settings.ts';
import { isRed } from './colors.ts';
import { sharedPage, test } from './fixtures.ts';
import { recordRequests } from './mock-api.ts';
import { gotoHydrated } from './open-page.ts';
import { credentials, fillSignInForm, signIn, withLocalStorage } from './session.ts';

const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The session in localStorage, by key. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['isAuthenticated', 'username', 'authExpiry'].flatMap((key) => {
        const value = localStorage.getItem(key);
        return value === null ? [] : [[key, value]];
      }),
    ),
  );
}

test.describe
  .serial('the sign-in page', () => {
    const shared = sharedPage('/admin');

    test('asks for username and password, without validation by the browser', async () => {
      await expect(heading(shared.page)).toHaveText('Sign In');
      await expect(shared.page.getByLabel('Username')).toHaveJSProperty('required', false);
      await expect(password(shared.page)).toHaveJSProperty('required', false);
      await expect(shared.page.getByRole('form')).toHaveJSProperty('noValidate', true);
    });

    test("shows 'Both fields are required.' in red for a missing password", async () => {
      await fillSignInForm(shared.page, { ...credentials, password: '' });
      await login(shared.page).click();
      const error = shared.page.getByText('Both fields are required.', { exact: true });
      await expect(error).toBeVisible();
      expect(await isRed(error)).toBe(true);
      await expect(shared.page).toHaveURL('/admin');
    });

    for (const [name, values] of [
      ['another password', { ...credentials, password: 'namaste-prod' }],
      ['another username', { ...credentials, username: 'Admin' }],
    ] as const) {
      test(`shows 'Invalid credentials.' in red for ${name}`, async () => {
        let alerts = 0;
        shared.page.on('dialog', () => {
          alerts += 1;
        });
        await fillSignInForm(shared.page, values);
        await login(shared.page).click();
        const error = shared.page.getByText('Invalid credentials.', { exact: true });
        await expect(error).toBeVisible();
        expect(await isRed(error)).toBe(true);
        await expect(shared.page).toHaveURL('/admin');
        expect(await stored(shared.page)).toEqual({});
        expect(alerts).toBe(0);
      });
    }

    test('the right credentials open the dashboard, store the session and send nothing', async () => {
      const sent = recordRequests(shared.page);
      const before = Date.now();
      await signIn(shared.page);
      await expect(toast(shared.page, 'Logged in successfully!')).toBeVisible();
      const { authExpiry, ...rest } = await stored(shared.page);
      expect(rest).toEqual({ isAuthenticated: 'true', username: 'admin' });
      expect(Number(authExpiry)).toBeGreaterThanOrEqual(before + 180_000);
      expect(Number(authExpiry)).toBeLessThanOrEqual(Date.now() + 180_000);
      expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    });

    test('Logout clears the session and opens /admin, and Back does not return', async () => {
      await shared.page.getByRole('link', { name: 'List Blogs' }).click();
      await expect(shared.page).toHaveURL('/dashboard/blogs/list');
      await shared.page.getByRole('button', { name: 'Logout' }).click();
      await expect(shared.page).toHaveURL('/admin');
      await expect(toast(shared.page, 'Logged out successfully!')).toBeVisible();
      expect(await stored(shared.page)).toEqual({});
      await shared.page.goBack();
      await expect(heading(shared.page)).toHaveText('Sign In');
      await expect(shared.page).toHaveURL('/admin');
    });

    test('a new sign-in after Logout opens the dashboard', async () => {
      await gotoHydrated(shared.page, '/admin');
      await signIn(shared.page);
      await expect(shared.page).toHaveURL('/dashboard');
    });
  });

test.describe
  .serial('the dashboard guard', () => {
    const shared = sharedPage('/');

    for (const path of ['/dashboard', '/dashboard/blogs/list']) {
      test(`redirects ${path} to /admin`, async () => {
        await gotoHydrated(shared.page, path);
        await expect(shared.page).toHaveURL('/admin');
        await expect(heading(shared.page)).toHaveText('Sign In');
      });
    }

    test('returns to a deep link after the sign-in', async () => {
      await gotoHydrated(shared.page, '/dashboard/blogs/add');
      await fillSignInForm(shared.page, credentials);
      await login(shared.page).click();
      await expect(shared.page).toHaveURL('/dashboard/blogs/add');
      await expect(heading(shared.page)).toHaveText('Add Blog');
    });

    test('keeps the session on a reload', async () => {
      await gotoHydrated(shared.page, '/dashboard/testimonials/add');
      await expect(heading(shared.page)).toHaveText('Add Testimonial');
    });

    test('redirects /admin to the dashboard without a history entry', async () => {
      await gotoHydrated(shared.page, '/about');
      await gotoHydrated(shared.page, '/admin');
      await expect(shared.page).toHaveURL('/dashboard');
      await shared.page.goBack();
      await expect(shared.page).toHaveURL('/about');
    });
  });

test('an invalid session is removed, and does not redirect in a loop', async ({
  hydratedPage,
  site,
}) => {
  const expired = { isAuthenticated: 'true', username: 'admin', authExpiry: '1700000000000' };
  const page = await hydratedPage('/admin', withLocalStorage(site, expired));
  let visits = 0;
  page.on('framenavigated', () => {
    visits += 1;
  });
  await expect(heading(page)).toHaveText('Sign In');
  await expect.poll(() => stored(page)).toEqual({});
  await gotoHydrated(page, '/dashboard/blogs/list');
  await expect(page).toHaveURL('/admin');
  await expect(heading(page)).toHaveText('Sign In');
  // The load and the guard's redirect are two each. A loop would be many.
  expect(visits).toBeLessThan(6);
});

// The form is filled in before hydration, as by a visitor on a slow connection.
test('the configured credentials sign in, also when typed before hydration', async ({
  openPage,
}) => {
  const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '' } = readEnv('preview');
  const page = await openPage('/admin');
  await fillSignInForm(page, { username: ADMIN_USERNAME, password: ADMIN_PASSWORD });
  await login(page).click();
  await expect(toast(page, 'Logged in successfully!')).toBeVisible();
});
