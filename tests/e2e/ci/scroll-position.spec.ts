import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { phone } from '../devices.ts';
import { footer, gotoHydrated, test } from '../fixtures.ts';

test.use({ viewport: phone });

const text = 'The embassy asks for the last six months of every account. ';

const testimonials = Array.from({ length: 200 }, (_, index) => ({
  _id: index.toString(16).padStart(24, '0'),
  name: `Student ${index}`,
  message: text.repeat(1 + (index % 7)),
}));

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
  await wait(700);
  expect(Math.abs((await topOf(element)) - top), 'px from its place, later').toBeLessThan(30);
}

test('Back and Forward return to the place in a list that comes late', async ({ page }) => {
  // The page is not in the back/forward cache.
  await page.addInitScript(() => window.addEventListener('unload', () => {}));
  let delay = 0;
  await page.route('**/api/testimonials/get', async (route) => {
    await wait(delay);
    await route.fulfill({ json: testimonials });
  });
  await gotoHydrated(page, paths.testimonials);
  const quote = page.getByText('Student 120', { exact: true });
  await expect(quote).toBeAttached();
  const quoteTop = await scrollTo(quote);
  delay = 800;
  await clickInPlace(footer(page).getByRole('link', { name: 'Canada' }));
  const section = page.getByRole('heading', { name: 'Requirements', exact: true });
  const sectionTop = await scrollTo(section);
  await page.goBack();
  await expectTop(quote, quoteTop);
  await page.goForward();
  await expectTop(section, sectionTop);
  await page.goBack();
  await expectTop(quote, quoteTop);
  // The browser stores the position for its own return a little later than the page does.
  await wait(1000);
  await page.goto('about:blank');
  await page.goBack();
  await expectTop(quote, quoteTop);
});

test('Back and a reload return to the place in a guide, and its open parts', async ({ page }) => {
  await gotoHydrated(page, `${paths.studyIn(someCountries('uk')[0].slug)}?years=3`);
  const parts = page.locator('main #whole-sum details');
  await parts.filter({ hasText: 'How we add it up' }).locator('summary').first().click();
  const section = page.getByRole('heading', { name: 'Requirements', exact: true });
  const top = await scrollTo(section);
  const expectAll = async () => {
    await expectTop(section, top);
    await expect(page.locator('main #whole-sum details[open]')).toHaveCount(2);
  };
  await page.reload();
  await expectAll();
  await clickInPlace(footer(page).getByRole('link', { name: 'Contact', exact: true }));
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expectAll();
  // A query that was never rendered, as if the second change had come before React rendered it.
  await page.evaluate(() => {
    for (const key of ['first', 'second']) history.pushState({ key }, '', '?years=2');
  });
  await page.goBack();
  await expectTop(section, top);
});
