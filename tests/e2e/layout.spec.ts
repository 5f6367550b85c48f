import { expect, type Page } from '@playwright/test';
import { site } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { phone } from './devices.ts';
import { banner, expectNoOverflow, gotoHydrated, test } from './fixtures.ts';
import { comparison } from './public-paths.ts';

/** How much of the content must be in the first window, in px, so that it is recognised. */
const VISIBLE = 48;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const [path, what, find] of [
      [paths.blogs, 'card', (page: Page) => page.getByRole('article')],
      [paths.testimonials, 'card', (page: Page) => page.getByRole('figure')],
      [paths.contact, 'field', (page: Page) => page.getByRole('textbox', { name: 'Name' })],
      ...comparison().map(
        (path) => [path, 'choice', (page: Page) => page.getByRole('checkbox')] as const,
      ),
    ] as const) {
      test(`${path}: the first ${what} begins inside the window`, async ({ page }) => {
        await gotoHydrated(page, path);
        const content = await find(page).first().boundingBox();
        const hero = await page.locator('main header').first().boundingBox();
        expect(content?.y).toBeLessThanOrEqual(viewport.height - VISIBLE);
        // The hero leaves half of the window to the content.
        expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(viewport.height / 2);
        await expectNoOverflow(page);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test("'Call Now' does not cover the brand at twice the text size", async ({ page }) => {
    await gotoHydrated(page, paths.about);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const brand = await banner(page).locator('a[href="/"] span').last().boundingBox();
    const call = await banner(page).getByRole('link', { name: 'Call Now' }).boundingBox();
    expect((brand?.x ?? NaN) + (brand?.width ?? NaN)).toBeLessThanOrEqual(call?.x ?? NaN);
  });

  test('home loads the Nepali letters of its last sections when they come near', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('devanagari')) fonts.push(request.url());
    });
    await gotoHydrated(page, paths.home);
    // Long after all sections are shown, which takes some 50 ms.
    await page.waitForTimeout(2000);
    expect(fonts).toEqual([]);
    const blogs = page.locator('#blogs');
    await blogs.scrollIntoViewIfNeeded();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await expect(blogs.getByRole('article').first()).toBeVisible();
  });
});

/** Far more, in px, than a text moves in another font. */
const MARGIN = 20;

for (const width of site.achievements.length > 0 ? [1200, 1440, 1920, 2120, 2560] : []) {
  test(`the figures of the hero are not near the snow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(paths.home);
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
