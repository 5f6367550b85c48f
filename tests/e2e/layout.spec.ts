import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };
import { someExams } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { banner, expectNoOverflow, gotoHydrated, test } from './fixtures.ts';
import { comparison } from './public-paths.ts';
import { hold } from './requests.ts';

/** The height of the content that must be in the first window, in px, so that it is recognised. */
const VISIBLE = 48;

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
    for (const viewport of [
      { width: 360, height: 780 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const content = await find(page).first().boundingBox();
      const hero = await page.locator('main header').first().boundingBox();
      expect(content?.y).toBeLessThanOrEqual(viewport.height - VISIBLE);
      // The hero leaves half of the window to the content.
      expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(viewport.height / 2);
      await expectNoOverflow(page);
    }
  });
}

test("'Call Now' does not cover the brand of a phone at twice the text size", async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, paths.about);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const brand = await banner(page).locator('a[href="/"] span').last().boundingBox();
  const call = await banner(page).getByRole('link', { name: 'Call Now' }).boundingBox();
  expect((brand?.x ?? NaN) + (brand?.width ?? NaN)).toBeLessThanOrEqual(call?.x ?? NaN);
});

test('the font of the arrows moves no line when it comes before the others', async ({ page }) => {
  const release = await hold(page, /(?:figtree|eczar)[^/]*\.woff2$/);
  await page.goto(paths.blog(seed.blogs[0]?._id ?? ''), { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: '← Back to Blogs' });
  const height = () => link.evaluate((element) => element.getClientRects()[0]?.height);
  await link.waitFor();
  // The fallback fonts, from this machine, are loaded at once.
  const waitForFont = (letters: string) =>
    page.waitForFunction(
      (range) =>
        [...document.fonts].some(
          ({ status, unicodeRange }) => status === 'loaded' && unicodeRange.includes(range),
        ),
      letters,
    );
  await waitForFont('U+2190');
  const before = await height();
  release();
  await waitForFont('U+0-FF');
  expect(await height()).toBe(before);
});

const WIDTHS = [320, 360, 412, 599, 768, 1024, 1280, 1440, 1536, 1920, 2120, 2560];

/** The texts in the hero that are on its drawing, less than 20 px beside it or 2 px above it. */
const textsOnDrawing = (header: Element) => {
  const paths = header.querySelectorAll<SVGGeometryElement>(
    'svg:has([data-far]) path, svg [data-part]',
  );
  // The far ridge of a small hero is not displayed.
  const shapes = [...paths]
    .map((path) => ({ path, box: path.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .map(({ path, box }) => ({ path, box, toDrawing: path.getScreenCTM()?.inverse() }));
  if (shapes.length === 0) throw new Error('The hero has no drawing');
  const isDrawn = (x: number, y: number) =>
    shapes.some(({ path, box, toDrawing }) => {
      // Most are far away, and the next question takes long.
      const isNear =
        x > box.left - 20 && x < box.right + 20 && y > box.top - 20 && y < box.bottom + 20;
      if (!isNear) return false;
      const point = new DOMPoint(x, y).matrixTransform(toDrawing);
      return path.dataset.part ? path.isPointInStroke(point) : path.isPointInFill(point);
    });
  const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOnDrawing = [...range.getClientRects()].some(({ left, width, top, bottom }) =>
      Array.from({ length: 50 }, (_, index) => left - 20 + ((width + 40) * index) / 49).some(
        (x) => isDrawn(x, top) || isDrawn(x, bottom + 2),
      ),
    );
    if (isOnDrawing) found.push(text.textContent ?? '');
  }
  return found;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    paths.home,
    paths.about,
    paths.contact,
    paths.blogs,
    paths.testPreparation(someExams('ielts')[0].slug),
  ]) {
    test(`no text of the hero of ${path} is on a mountain, at any width`, async ({ page }) => {
      await page.goto(path);
      const header = page.locator('main header').first();
      await expect(header).toBeVisible();
      // All the rest would be laid out for each width.
      await header.evaluate(async (hero) => {
        const { children = [] } = hero.parentElement ?? {};
        for (const other of [...children]) if (other !== hero) other.remove();
        await document.fonts.ready;
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1000 });
        expect(await header.evaluate(textsOnDrawing), `at ${width} px`).toEqual([]);
      }
    });
  }
});
