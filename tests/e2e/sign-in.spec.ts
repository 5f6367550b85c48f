import { expect, type Page } from '@playwright/test';
import { sharedPage, test } from './fixtures.ts';
import { recordRequests } from './mock-api.ts';
import { gotoHydrated } from './open-page.ts';
import { signIn, withLocalStorage } from './session.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
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
