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

async function expectSignedIn(page: Page) {
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(signInHeading(page)).toHaveCount(0);
}

test.describe('without activity', () => {
  test('the session ends after 180,000 ms, at the next check within ten seconds', async ({
    openDashboard,
  }) => {
    const page = await openDashboard('/dashboard/blogs/list');
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await advanceTo(page, limit - second);
    await expectSignedIn(page);
    expect(await expiry(page)).toBe(start + limit);
    await advanceTo(page, limit + 10 * second);
    await expectSignedOut(page);
    expect(await expiry(page)).toBeNull();
    expect(lines.join('\n')).toMatch(/inactivity/);
    await expect(inactivityNote(page)).toBeVisible();
    await expect(page.getByText('Logged out successfully!')).toHaveCount(0);

    await page.clock.resume();
    await fillSignInForm(page, credentials);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard/blogs/list');
  });
});

test.describe('activity', () => {
  const events: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    mousemove: (page) => page.mouse.move(200, 200),
    keydown: (page) => page.keyboard.press('Shift'),
    scroll: (page) => page.evaluate(() => window.scrollTo(0, 40)),
    click: (page) => page.evaluate(() => document.querySelector('main')?.click()),
  };

  test('mousemove, keydown, scroll and click each extend the session to 180,000 ms from now', async ({
    openDashboard,
  }) => {
    const page = await openDashboard();
    let elapsed = 60 * second;
    for (const [name, act] of Object.entries(events)) {
      await advanceTo(page, elapsed);
      await act(page);
      await expect.poll(() => expiry(page), name).toBe(start + elapsed + limit);
      elapsed += 60 * second;
    }
    await advanceTo(page, elapsed);
    await expectSignedIn(page);
  });

  test('other events do not extend the session', async ({ openDashboard }) => {
    const page = await openDashboard();
    await advanceTo(page, 60 * second);
    await page.evaluate(() => {
      for (const name of ['keyup', 'mousedown', 'touchmove', 'focus', 'resize']) {
        document.body.dispatchEvent(new Event(name, { bubbles: true }));
      }
    });
    expect(await expiry(page)).toBe(start + limit);
  });

  test('the session has ended when the computer wakes up after its end', async ({
    openDashboard,
  }) => {
    const page = await openDashboard();
    await advanceTo(page, 60 * second);
    // Moves the clock without running timers, as sleep does.
    await page.clock.setSystemTime(start + limit + second);
    await page.mouse.move(200, 200);
    await expectSignedOut(page);
    expect(await expiry(page)).toBeNull();
    await expect(inactivityNote(page)).toBeVisible();
  });
});

test.describe('across two tabs', () => {
  async function openSecondTab(first: Page, path = '/dashboard'): Promise<Page> {
    const second = await first.context().newPage();
    await second.goto(path);
    await waitForHydration(second);
    return second;
  }

  test('activity in one tab extends the session of the other', async ({ openDashboard }) => {
    const first = await openDashboard();
    const other = await openSecondTab(first);
    await advanceTo(first, 100 * second);
    await first.mouse.move(200, 200);
    await expect.poll(() => expiry(other)).toBe(start + 100 * second + limit);
    await advanceTo(first, limit + 20 * second);
    await expectSignedIn(first);
    await expectSignedIn(other);
  });

  test('the session ends in both tabs', async ({ openDashboard }) => {
    const first = await openDashboard();
    const other = await openSecondTab(first);
    // Set both clocks before any timer runs: in a real browser neither is behind.
    await first.clock.setSystemTime(start + limit + second);
    await advanceTo(first, limit + 20 * second);
    await expectSignedOut(first);
    await expectSignedOut(other);
    await expect(inactivityNote(first)).toBeVisible();
    await expect(inactivityNote(other)).toBeVisible();
  });

  test('Logout and a new sign-in reach the other tab', async ({ openDashboard }) => {
    const first = await openDashboard('/dashboard/blogs/add');
    const other = await openSecondTab(first, '/dashboard/blogs/add');
    await first.getByRole('button', { name: 'Logout' }).click();
    await expectSignedOut(first);
    await expectSignedOut(other);
    await expect(inactivityNote(other)).toHaveCount(0);
    await fillSignInForm(first, credentials);
    await first.getByRole('button', { name: 'Login' }).click();
    await expectSignedIn(first);
    await expectSignedIn(other);
  });
});
