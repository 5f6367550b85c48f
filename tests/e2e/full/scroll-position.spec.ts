import { expect, type Locator, type Page } from '@playwright/test';
import { pages, paths } from '#src/pageTable.ts';
import { laptop, phone } from '../devices.ts';
import { footer, gotoHydrated, test } from '../fixtures.ts';

const idAt = (index: number) => index.toString(16).padStart(24, '0');
const text = 'The embassy asks for the last six months of every account. ';

/** Blogs with cards of different heights: with and without picture, with long and short titles. */
const blogs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: idAt(index),
    title: `What to bring, part ${index}. ${index % 3 ? '' : text}`,
    content: text.repeat(1 + (index % 4)),
    author: 'Anisha Gurung',
    ...(index % 7 === 1 && { imageUrl: '/images/blog-planning-calendar.webp' }),
  }));

const testimonials = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: idAt(index),
    name: `Student ${index}`,
    message: text.repeat(1 + (index % 7)),
  }));

/** Makes the API respond with `blogs` and `testimonials`. Returns how to delay its responses. */
async function mockLists(page: Page, lists: { blogs?: unknown; testimonials?: unknown }) {
  const api = { delay: 0 };
  for (const [name, list] of Object.entries(lists)) {
    await page.route(`**/api/${name}/get`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, api.delay));
      await route.fulfill({ json: list });
    });
  }
  await page.route('**/api/blogs/get/*', (route) => route.fulfill({ json: blogs(1)[0] }));
  return api;
}

const last = pages.blogs.shows.blogs - 1;

const topOf = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** Scrolls to an element in steps, as with a wheel, so that all cards above are laid out. */
async function scrollTo(element: Locator): Promise<number> {
  await element.evaluate(async (node) => {
    const distance = () => node.getBoundingClientRect().top - window.innerHeight / 2;
    // A card in view may change its height.
    for (let settled = 0; settled < 3; ) {
      window.scrollBy({ top: Math.min(distance(), 1500), behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      if (Math.abs(distance()) <= 2) settled += 1;
    }
    // The position is stored when scrolling has ended.
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
  return topOf(element);
}

const clickInPlace = (link: Locator) => link.evaluate((node: HTMLElement) => node.click());

async function expectTop(element: Locator, top: number): Promise<void> {
  await expect(async () => {
    expect(Math.abs((await topOf(element)) - top), 'px from its place').toBeLessThan(30);
  }).toPass({ timeout: 30_000 });
  // And it stays there.
  await element.page().waitForTimeout(700);
  expect(Math.abs((await topOf(element)) - top), 'px from its place, later').toBeLessThan(30);
}

for (const viewport of [phone, laptop]) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport });

    test('Back returns to the card in a late list of blogs', async ({ page }) => {
      const api = await mockLists(page, { blogs: blogs(60) });
      await gotoHydrated(page, paths.about);
      await footer(page).getByRole('link', { name: 'Blogs' }).click();
      const card = page.getByRole('main').locator(`a[href="${paths.blog(idAt(last))}"]`);
      await expect(card).toBeAttached();
      const top = await scrollTo(card);
      api.delay = 800;
      await clickInPlace(card);
      await expect(page).toHaveURL(/\/blogs\/\w+$/);
      await page.goBack();
      await expectTop(card, top);
    });

    test('Back and Forward return to the place in testimonials and a guide', async ({ page }) => {
      const api = await mockLists(page, { testimonials: testimonials(200) });
      await gotoHydrated(page, paths.testimonials);
      const quote = page.getByText('Student 120', { exact: true });
      await expect(quote).toBeAttached();
      const quoteTop = await scrollTo(quote);
      api.delay = 800;
      await clickInPlace(footer(page).getByRole('link', { name: 'Canada' }));
      const section = page.getByRole('heading', { name: 'Requirements', exact: true });
      const sectionTop = await scrollTo(section);
      await page.goBack();
      await expectTop(quote, quoteTop);
      await page.goForward();
      await expectTop(section, sectionTop);
    });
  });
}

test('Back from another site returns to the place in a late list', async ({ page }) => {
  await page.setViewportSize(phone);
  // The page is not in the back/forward cache.
  await page.addInitScript(() => window.addEventListener('unload', () => {}));
  const api = await mockLists(page, { testimonials: testimonials(200) });
  await gotoHydrated(page, paths.testimonials);
  const quote = page.getByText('Student 120', { exact: true });
  await expect(quote).toBeAttached();
  const top = await scrollTo(quote);
  // The browser stores the position for its own return a little later than the page does.
  await page.waitForTimeout(1000);
  await page.goto('about:blank');
  api.delay = 800;
  await page.goBack();
  await expectTop(quote, top);
});
