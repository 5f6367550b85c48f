import { expect } from '@playwright/test';
import { site } from '#brand/site.ts';
import { phone } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { banner, footer } from './navigation.ts';
import { publicPaths } from './public-paths.ts';

test('a field of the new page that gets focus early keeps it', async ({ hydratedPage }) => {
  const page = await hydratedPage('/about', phone.options);
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('main form input');
      if (!field) return;
      observer.disconnect();
      field.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await footer(page).getByRole('link', { name: 'Contact', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(name).toBeFocused();
});

test.describe('navigation', () => {
  const shared = sharedPage('/', phone.options);
  const scrollY = () => shared.page.evaluate(() => Math.round(window.scrollY));

  test('every page of the site map opens at the top, with its heading focused', async () => {
    const map = footer(shared.page).getByRole('navigation', { name: 'Site map' });
    await expect(map).toBeVisible();
    const hrefs = await map
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(publicPaths.length);
    for (const href of hrefs) {
      if (new URL(shared.page.url()).pathname === href) continue;
      await map.locator(`a[href="${href}"]`).click();
      await expect(shared.page).toHaveURL(href);
      await expect(shared.page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(scrollY, `scrolled at ${href}`).toBe(0);
    }
  });
});

test("'Call Now' does not cover the brand at twice the text size, on a narrow phone", async ({
  hydratedPage,
}) => {
  const page = await hydratedPage('/about', { viewport: { width: 360, height: 740 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const brand = await banner(page).locator('a[href="/"] span').last().boundingBox();
  const call = await banner(page).getByRole('link', { name: 'Call Now' }).boundingBox();
  expect((brand?.x ?? NaN) + (brand?.width ?? NaN)).toBeLessThanOrEqual(call?.x ?? NaN);
});

/** Far more, in px, than a text moves in another font. */
const MARGIN = 20;

for (const width of site.achievements.length > 0 ? [1200, 1440, 1920, 2120, 2560] : []) {
  test(`the figures of the hero are not near the snow at ${width} px`, async ({ openPage }) => {
    const page = await openPage('/', { viewport: { width, height: 1000 } });
    const nearSnow = await page.locator('main header dl').evaluate((list, margin) => {
      const snow = document.querySelector<SVGPathElement>('main header [data-far] path + path');
      const toDrawing = snow?.getScreenCTM()?.inverse();
      if (!snow || !toDrawing) throw new Error('The hero has no snow');
      return [...list.querySelectorAll('dt, dd')].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const isNearSnow = Array.from({ length: 200 }, (_, index) => {
          const x = left - margin + ((right - left + 2 * margin) * (index % 20)) / 19;
          const y = top - margin + ((bottom - top + 2 * margin) * Math.floor(index / 20)) / 9;
          return snow.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing));
        }).some(Boolean);
        return isNearSnow ? [element.textContent] : [];
      });
    }, MARGIN);
    expect(nearSnow).toEqual([]);
  });
}
