import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { goTo, launchBrowser } from './browser.ts';
import { expect, isRed } from './expect.ts';
import { recordRequests } from './requests.ts';
import { credentials, fillIn, signedIn, signIn, storedIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady, sharePage } = launchBrowser(served);

const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

const dashboardPaths = [
  '/dashboard',
  '/dashboard/testimonials/add',
  '/dashboard/testimonials/list',
  '/dashboard/blogs/add',
  '/dashboard/blogs/list',
];

/** What the site keeps in the browser, by key. */
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

describe('the sign-in page', () => {
  const shared = sharePage('/admin');

  test("is titled 'Sign In' and asks for username and password, which no browser insists on", async () => {
    await expect(heading(shared.page)).toHaveText('Sign In');
    await expect(shared.page.getByLabel('Username')).toHaveJSProperty('required', false);
    await expect(password(shared.page)).toHaveJSProperty('required', false);
    await expect(shared.page.getByRole('form')).toHaveJSProperty('noValidate', true);
  });

  test('Show makes the password legible, Hide hides it again', async () => {
    await password(shared.page).fill('abc');
    await expect(password(shared.page)).toHaveAttribute('type', 'password');
    await shared.page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(password(shared.page)).toHaveAttribute('type', 'text');
    await shared.page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(password(shared.page)).toHaveAttribute('type', 'password');
  });

  test.each([
    ['nothing', { username: '', password: '' }],
    ['no password', { username: 'admin', password: '' }],
    ['no username', { username: '', password: 'namaste-dev' }],
    ['only spaces', { username: '  ', password: '  ' }],
  ])("with %s it says 'Both fields are required.' in red", async (_, typed) => {
    await goTo(shared.page, '/admin');
    await fillIn(shared.page, typed);
    await login(shared.page).click();
    const error = shared.page.getByText('Both fields are required.', { exact: true });
    await expect(error).toBeVisible();
    expect(await isRed(error)).toBe(true);
    await expect(shared.page).toHaveURL('/admin');
  });

  test.each([
    ['another password', { ...credentials, password: 'namaste-prod' }],
    ['another username', { ...credentials, username: 'Admin' }],
  ])("with %s it says 'Invalid credentials.' inline in red, and stays", async (_, typed) => {
    let alerts = 0;
    shared.page.on('dialog', () => {
      alerts += 1;
    });
    await fillIn(shared.page, typed);
    await login(shared.page).click();
    const error = shared.page.getByText('Invalid credentials.', { exact: true });
    await expect(error).toBeVisible();
    expect(await isRed(error)).toBe(true);
    await expect(shared.page).toHaveURL('/admin');
    expect(await stored(shared.page)).toEqual({});
    expect(alerts).toBe(0);
  });

  test('the right pair leads to the dashboard, keeps the session, says so, and asks no server', async () => {
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

  test("the dashboard is 'Admin Dashboard', with its sidebar 'Admin Panel'", async () => {
    await expect(heading(shared.page)).toHaveText('Admin Dashboard');
    await expect(shared.page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    const links = shared.page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link');
    await expect(links).toHaveText([
      'Add Testimonial',
      'List Testimonials',
      'Add Blog',
      'List Blogs',
    ]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(dashboardPaths.slice(1));
  });

  test('Logout clears the session, says so and leads to /admin; Back does not lead in again', async () => {
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

  test('who has logged out starts on the dashboard again', async () => {
    await goTo(shared.page, '/admin');
    await signIn(shared.page);
    await expect(shared.page).toHaveURL('/dashboard');
  });
});

describe('the guard', () => {
  const shared = sharePage('/');

  test.each(dashboardPaths)(
    '%s by its address leads who is not signed in to /admin',
    async (path) => {
      await goTo(shared.page, path);
      await expect(shared.page).toHaveURL('/admin');
      await expect(heading(shared.page)).toHaveText('Sign In');
    },
  );

  test('who came by a deep link is led back there', async () => {
    await goTo(shared.page, '/dashboard/blogs/add');
    await fillIn(shared.page, credentials);
    await login(shared.page).click();
    await expect(shared.page).toHaveURL('/dashboard/blogs/add');
    await expect(heading(shared.page)).toHaveText('Add Blog');
  });

  test('a reload keeps the session', async () => {
    await goTo(shared.page, '/dashboard/testimonials/add');
    await expect(heading(shared.page)).toHaveText('Add Testimonial');
  });

  test('/admin sends who is signed in straight on, and is not in the way back', async () => {
    await goTo(shared.page, '/about');
    await goTo(shared.page, '/admin');
    await expect(shared.page).toHaveURL('/dashboard');
    await shared.page.goBack();
    await expect(shared.page).toHaveURL('/about');
  });

  test('an unknown address below /dashboard leads to the dashboard', async () => {
    await goTo(shared.page, '/dashboard/nothing/here');
    await expect(shared.page).toHaveURL('/dashboard');
  });
});

const future = String(Date.now() + 100_000);

test.each([
  ['a past expiry', { isAuthenticated: 'true', username: 'admin', authExpiry: '1700000000000' }],
  ['no expiry', { isAuthenticated: 'true', username: 'admin' }],
  ['an expiry that is no number', { isAuthenticated: 'true', authExpiry: 'tomorrow' }],
  ['another flag', { isAuthenticated: 'yes', username: 'admin', authExpiry: future }],
  ['no flag', { username: 'admin', authExpiry: future }],
])(
  'a rest of a session with %s means logged out, is cleared, and makes no loop',
  async (_, texts) => {
    const page = await openReady('/admin', storedIn(served, texts));
    let visits = 0;
    page.on('framenavigated', () => {
      visits += 1;
    });
    await expect(heading(page)).toHaveText('Sign In');
    await expect.poll(() => stored(page)).toEqual({});
    await goTo(page, '/dashboard/blogs/list');
    await expect(page).toHaveURL('/admin');
    await expect(heading(page)).toHaveText('Sign In');
    // The load and the guard's redirect are two each; a loop would be many.
    expect(visits).toBeLessThan(6);
  },
);

test('on a phone the dashboard has the same links and Logout', async () => {
  const page = await openReady('/dashboard', {
    ...signedIn(served),
    viewport: { width: 390, height: 844 },
  });
  const links = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link');
  await expect(links).toHaveText([
    'Add Testimonial',
    'List Testimonials',
    'Add Blog',
    'List Blogs',
  ]);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
});
