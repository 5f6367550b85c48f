import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser, whenReady } from './browser.ts';
import { expect } from './expect.ts';
import { credentials, fillIn, signedIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady } = launchBrowser(served);

/** When each test begins, in epoch ms, on the clock that the pages see. */
const start = Date.parse('2025-11-20T10:00:00+05:45');
const second = 1000;
const limit = 180 * second;

/** A page of the dashboard at `start`, in a session that nobody has renewed yet. */
async function openDashboard(path = '/dashboard'): Promise<Page> {
  return openReady(path, {
    ...signedIn(served, start + limit),
    // Low, so that there is something to scroll.
    viewport: { width: 800, height: 300 },
    prepare: (page) => page.clock.install({ time: start }),
  });
}

/** Lets the time go on to so many ms after `start`, and stand still there. */
const waitUntil = (page: Page, elapsed: number) => page.clock.pauseAt(start + elapsed);

const expiry = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('authExpiry')) || null);
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign In' });
const autoLogoutNote = (page: Page) =>
  page.getByText('You were logged out after 3 minutes without activity.');

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL('/admin');
  await expect(signInHeading(page)).toBeVisible();
}

async function expectSignedIn(page: Page) {
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(signInHeading(page)).toHaveCount(0);
}

describe('without activity', () => {
  test('the session ends after 180000 ms, within the ten seconds to the next look at it', async () => {
    const page = await openDashboard('/dashboard/blogs/list');
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await waitUntil(page, limit - second);
    await expectSignedIn(page);
    expect(await expiry(page)).toBe(start + limit);
    await waitUntil(page, limit + 10 * second);
    await expectSignedOut(page);
    expect(await expiry(page)).toBeNull();
    expect(lines.join('\n')).toMatch(/inactivity/);
    await expect(autoLogoutNote(page)).toBeVisible();
    await expect(page.getByText('Logged out successfully!')).toHaveCount(0);

    await page.clock.resume();
    await fillIn(page, credentials);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard/blogs/list');
  });
});

describe('activity', () => {
  const events: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    mousemove: (page) => page.mouse.move(200, 200),
    keydown: (page) => page.keyboard.press('Shift'),
    scroll: (page) => page.evaluate(() => window.scrollTo(0, 40)),
    click: (page) => page.evaluate(() => document.querySelector('main')?.click()),
  };

  test('mousemove, keydown, scroll and click each move the end to now plus 180000 ms', async () => {
    const page = await openDashboard();
    let elapsed = 60 * second;
    for (const [name, act] of Object.entries(events)) {
      await waitUntil(page, elapsed);
      await act(page);
      await expect.poll(() => expiry(page), name).toBe(start + elapsed + limit);
      elapsed += 60 * second;
    }
    await waitUntil(page, elapsed);
    await expectSignedIn(page);
  });

  test('nothing else does', async () => {
    const page = await openDashboard();
    await waitUntil(page, 60 * second);
    await page.evaluate(() => {
      for (const name of ['keyup', 'mousedown', 'touchmove', 'focus', 'resize']) {
        document.body.dispatchEvent(new Event(name, { bubbles: true }));
      }
    });
    expect(await expiry(page)).toBe(start + limit);
  });

  test('after the computer slept past the end it logs out, and renews nothing', async () => {
    const page = await openDashboard();
    await waitUntil(page, 60 * second);
    // Moves the clock without running what was due meanwhile, as sleep does.
    await page.clock.setSystemTime(start + limit + second);
    await page.mouse.move(200, 200);
    await expectSignedOut(page);
    expect(await expiry(page)).toBeNull();
    await expect(autoLogoutNote(page)).toBeVisible();
  });
});

describe('across two tabs', () => {
  async function openTwo(path = '/dashboard'): Promise<[Page, Page]> {
    const first = await openDashboard(path);
    const second = await first.context().newPage();
    await second.goto(path);
    await whenReady(second);
    return [first, second];
  }

  test('activity in one keeps the session of the other', async () => {
    const [first, other] = await openTwo();
    await waitUntil(first, 100 * second);
    await first.mouse.move(200, 200);
    await expect.poll(() => expiry(other)).toBe(start + 100 * second + limit);
    await waitUntil(first, limit + 20 * second);
    await expectSignedIn(first);
    await expectSignedIn(other);
  });

  test('the end of the session reaches both', async () => {
    const [first, other] = await openTwo();
    // Both clocks before any timer: each page's is set by itself, and a real one is never behind.
    await first.clock.setSystemTime(start + limit + second);
    await waitUntil(first, limit + 20 * second);
    await expectSignedOut(first);
    await expectSignedOut(other);
    await expect(autoLogoutNote(first)).toBeVisible();
    await expect(autoLogoutNote(other)).toBeVisible();
  });

  test('Logout, and a new sign-in, reach the other', async () => {
    const [first, other] = await openTwo('/dashboard/blogs/add');
    await first.getByRole('button', { name: 'Logout' }).click();
    await expectSignedOut(first);
    await expectSignedOut(other);
    await expect(autoLogoutNote(other)).toHaveCount(0);
    await fillIn(first, credentials);
    await first.getByRole('button', { name: 'Login' }).click();
    await expectSignedIn(first);
    await expectSignedIn(other);
  });
});
