import { expect, type Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { mockResponse } from '../mock-api.ts';
import { signedIn } from '../session.ts';

const start = Date.parse('2025-11-20T10:00:00+05:45');
const text = 'Testimonial added successfully!';
const toasts = (page: Page) => page.locator('[data-toast]');

/** The toast is visible and does not fade. */
const expectOpen = (page: Page) => expect(toasts(page)).toHaveCSS('opacity', '1');

/** The toast fades, and disappears when the clock runs again. */
async function expectClosing(page: Page) {
  await expect(toasts(page)).toHaveCSS('opacity', '0');
  await page.clock.resume();
  await expect(toasts(page)).toHaveCount(0);
}

const test = base.extend<{
  /** Opens a page that has just shown a toast, with a stopped clock. */
  readonly openWithToast: (width?: number) => Promise<Page>;
}>({
  openWithToast: async ({ hydratedPage, site }, use) => {
    await use(async (width = 1280) => {
      const page = await hydratedPage('/dashboard/testimonials/add', {
        ...signedIn(site, start + 180_000),
        viewport: { width, height: 800 },
        prepare: async (newPage) => {
          await newPage.clock.install({ time: start });
          const body = { _id: '691bfc245b3d71c0bf983806', name: 'Sita', message: 'Thanks.' };
          await mockResponse(newPage, 'POST', '/api/testimonials/create', { status: 201, body });
        },
      });
      await page.clock.pauseAt(start + 60_000);
      await addTestimonial(page);
      await expect(toasts(page)).toHaveText(text);
      return page;
    });
  },
});

async function addTestimonial(page: Page) {
  await page.getByLabel('Name').fill('Sita');
  await page.getByLabel('Message').fill('Thanks.');
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await page.mouse.move(10, 700);
}

for (const width of [390, 800, 1280]) {
  test(`is 320 px wide at the top right, above everything, at ${width} px`, async ({
    openWithToast,
  }) => {
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
}

test('closes after 3000 ms', async ({ openWithToast }) => {
  const page = await openWithToast();
  await page.clock.runFor(2900);
  await expectOpen(page);
  await page.clock.runFor(100);
  await expectClosing(page);
});

test('stays while the mouse is over it', async ({ openWithToast }) => {
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

test('Alt+T moves the focus to the toast, which stays while it has focus', async ({
  openWithToast,
}) => {
  const page = await openWithToast();
  await page.keyboard.press('Alt+t');
  await expect(toasts(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectOpen(page);
  await page.getByLabel('Name').focus();
  await page.clock.runFor(3000);
  await expectClosing(page);
});

test('Alt+T focuses the newest of two toasts', async ({ openWithToast }) => {
  const page = await openWithToast();
  await mockResponse(page, 'POST', '/api/testimonials/create', {
    status: 201,
    body: { _id: '691bfc245b3d71c0bf983807', name: 'Hari', message: 'Thanks.' },
  });
  await addTestimonial(page);
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press('Alt+t');
  await expect(toasts(page).last()).toBeFocused();
});

test('closes on click', async ({ openWithToast }) => {
  const page = await openWithToast();
  await page.clock.runFor(500);
  await toasts(page).click();
  await expectClosing(page);
});

/** Drags the toast sideways by so many px. */
async function drag(page: Page, distance: number) {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('The toast has no box');
  const [x, y] = [box.x + 100, box.y + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
}

test('returns if it is dragged by less than 80% of its width', async ({ openWithToast }) => {
  const page = await openWithToast();
  await drag(page, -250);
  await expect(toasts(page)).toHaveCSS('translate', '-250px');
  await page.clock.runFor(20_000);
  await expectOpen(page);
  await page.mouse.up();
  await expect(toasts(page)).toHaveCSS('translate', 'none');
  await expectOpen(page);
});

test('closes if it is dragged by 80% of its width', async ({ openWithToast }) => {
  const page = await openWithToast();
  await page.clock.runFor(500);
  await drag(page, -260);
  await page.mouse.up();
  await expectClosing(page);
});
