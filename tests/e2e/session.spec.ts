import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { waitForHydration } from './open-page.ts';
import { credentials, fillSignInForm, signedIn } from './session.ts';

/** The time of the page's clock when each test starts, in epoch ms. */
const start = Date.parse('2025-11-20T10:00:00+05:45');
const second = 1000;
const limit = 180 * second;

const test = base.extend<{
  /** Opens a page of the dashboard at `start`, in a session without activity so far. */
  readonly openDashboard: (path?: string) => Promise<Page>;
}>({
  openDashboard: async ({ hydratedPage, site }, use) => {
    await use((path = '/dashboard') =>
      hydratedPage(path, {
        ...signedIn(site, start + limit),
        // So low that the page scrolls.
        viewport: { width: 800, height: 300 },
        prepare: (page) => page.clock.install({ time: start }),
      }),
    );
  },
});

/** Advances the page's clock to so many ms after `start`, and stops it there. */
const advanceTo = (page: Page, elapsed: number) => page.clock.pauseAt(start + elapsed);

const expiry = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('authExpiry')) || null);
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign In' });
const inactivityNote = (page: Page) =>
  page.getByText('You were logged out after 3 minutes without activity.');

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL('/admin');
  await expect(signInHeading(page)).toBeVisible();
}

test('without activity: the session ends after 180,000 ms, at the next check within ten seconds', async ({
  openDashboard,
}) => {
  const page = await openDashboard('/dashboard/blogs/list');
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await advanceTo(page, limit - second);
  await expect(page).toHaveURL('/dashboard/blogs/list');
  expect(await expiry(page)).toBe(start + limit);
  await advanceTo(page, limit + 10 * second);
  await expectSignedOut(page);
  expect(await expiry(page)).toBeNull();
  await expect.poll(() => lines.join('\n')).toMatch(/inactivity/);
  await expect(inactivityNote(page)).toBeVisible();
  await expect(page.getByText('Logged out successfully!')).toHaveCount(0);

  await page.clock.resume();
  await fillSignInForm(page, credentials);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard/blogs/list');
});

async function openSecondTab(first: Page, path = '/dashboard'): Promise<Page> {
  const second = await first.context().newPage();
  await second.goto(path);
  await waitForHydration(second);
  return second;
}

test('on the public site: activity extends the session, and the session ends in all tabs', async ({
  openDashboard,
}) => {
  const first = await openDashboard();
  const reader = await openSecondTab(first, '/about');
  await advanceTo(first, 100 * second);
  await reader.mouse.move(200, 200);
  await expect.poll(() => expiry(reader)).toBe(start + 100 * second + limit);
  await first.close();
  await reader.clock.setSystemTime(start + 100 * second + limit);
  await reader.clock.runFor(10 * second);
  expect(await expiry(reader)).toBeNull();
  await expect(reader).toHaveURL('/about');
});

test('on the public site: a sign-in in another tab counts, and visitors download nothing for it', async ({
  hydratedPage,
}) => {
  const reader = await hydratedPage('/about');
  const requested: string[] = [];
  reader.on('request', (request) => requested.push(request.url()));
  await reader.reload();
  await waitForHydration(reader);
  const isWatch = (url: string) => /\/watchSession-|\/sessionStore-/.test(url);
  expect(requested.length).toBeGreaterThan(10);
  expect(requested.filter(isWatch)).toEqual([]);

  const admin = await openSecondTab(reader, '/admin');
  await fillSignInForm(admin, credentials);
  await admin.getByRole('button', { name: 'Login' }).click();
  await expect(admin).toHaveURL('/dashboard');
  await expect.poll(() => requested.filter(isWatch)).not.toEqual([]);
  const signedInUntil = (await expiry(reader)) ?? 0;
  await expect
    .poll(async () => {
      await reader.mouse.move(Math.random() * 300, 200);
      return expiry(reader);
    })
    .toBeGreaterThan(signedInUntil);
});
