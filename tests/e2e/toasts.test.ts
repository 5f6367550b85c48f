import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { answerInstead } from './requests.ts';
import { signedIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady } = launchBrowser(served);

const start = Date.parse('2025-11-20T10:00:00+05:45');
const words = 'Testimonial added successfully!';
const toasts = (page: Page) => page.locator('[data-toast]');

/** The toast is there, and does not fade. */
const expectOpen = (page: Page) => expect(toasts(page)).toHaveCSS('opacity', '1');

/** The toast fades, while the time stands still, and goes once the time goes on. */
async function expectClosing(page: Page) {
  await expect(toasts(page)).toHaveCSS('opacity', '0');
  await page.clock.resume();
  await expect(toasts(page)).toHaveCount(0);
}

/** A page on which a toast has come up just now, and the time stands still. */
async function openWithToast(width = 1280): Promise<Page> {
  const page = await openReady('/dashboard/testimonials/add', {
    ...signedIn(served, start + 180_000),
    viewport: { width, height: 800 },
    prepare: async (fresh) => {
      await fresh.clock.install({ time: start });
      const body = { _id: '691bfc245b3d71c0bf983806', name: 'Sita', message: 'Thanks.' };
      await answerInstead(fresh, 'POST', '/api/testimonials/create', { status: 201, body });
    },
  });
  await page.clock.pauseAt(start + 60_000);
  await addOne(page);
  await expect(toasts(page)).toHaveText(words);
  return page;
}

async function addOne(page: Page) {
  await page.getByLabel('Name').fill('Sita');
  await page.getByLabel('Message').fill('Thanks.');
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await page.mouse.move(10, 700);
}

describe.each([390, 800, 1280])('at %i px', (width) => {
  test('a toast is at the top right, 320 px wide, 64 px high or more, above everything', async () => {
    const page = await openWithToast(width);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('The toast has no box');
    expect(box.width).toBe(320);
    expect(box.height).toBeGreaterThanOrEqual(64);
    expect(box.y).toBeLessThan(40);
    expect(width - box.x - box.width).toBeLessThan(40);
    const level = await toasts(page).evaluate((toast) => {
      const levels: number[] = [];
      for (let element: Element | null = toast; element; element = element.parentElement) {
        levels.push(Number(getComputedStyle(element).zIndex) || 0);
      }
      return Math.max(...levels);
    });
    expect(level).toBe(9999);
    await expect(toasts(page).getByRole('progressbar')).toHaveCount(0);
  });
});

test('it closes by itself after 3000 ms', async () => {
  const page = await openWithToast();
  await page.clock.runFor(2900);
  await expectOpen(page);
  await page.clock.runFor(100);
  await expectClosing(page);
});

test('it waits while the mouse rests on it', async () => {
  const page = await openWithToast();
  await page.clock.runFor(1000);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expectOpen(page);
  await page.mouse.move(10, 700);
  await page.clock.runFor(1900);
  await expectOpen(page);
  await page.clock.runFor(100);
  await expectClosing(page);
});

test('Alt+T moves the focus to it, and it waits while it has the focus', async () => {
  const page = await openWithToast();
  await page.keyboard.press('Alt+t');
  await expect(toasts(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectOpen(page);
  await page.getByLabel('Name').focus();
  await page.clock.runFor(3000);
  await expectClosing(page);
});

test('Alt+T goes to the newest of two', async () => {
  const page = await openWithToast();
  await answerInstead(page, 'POST', '/api/testimonials/create', {
    status: 201,
    body: { _id: '691bfc245b3d71c0bf983807', name: 'Hari', message: 'Thanks.' },
  });
  await addOne(page);
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press('Alt+t');
  await expect(toasts(page).last()).toBeFocused();
});

test('a click closes it', async () => {
  const page = await openWithToast();
  // It has come up by now.
  await page.clock.runFor(500);
  await toasts(page).click();
  await expectClosing(page);
});
