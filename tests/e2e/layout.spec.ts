import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };
import { someExams } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { banner, gotoHydrated, test } from './fixtures.ts';
import { comparison } from './public-paths.ts';
import { hold } from './requests.ts';

/** The height of the content that must be in the first window, in px, so that it is recognised. */
const VISIBLE = 48;

test('the first content of a page begins inside the window', async ({ page }) => {
  for (const [path, find] of [
    [paths.blogs, () => page.getByRole('article')],
    [paths.testimonials, () => page.getByRole('figure')],
    [paths.contact, () => page.getByRole('textbox', { name: 'Name' })],
    ...comparison().map((path) => [path, () => page.getByRole('checkbox')] as const),
  ] as const) {
    await gotoHydrated(page, path);
    for (const viewport of [
      { width: 360, height: 780 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const content = await find().first().boundingBox();
      const hero = await page.locator('main header').first().boundingBox();
      expect(content?.y, path).toBeLessThanOrEqual(viewport.height - VISIBLE);
      // The hero leaves half of the window to the content.
      expect((hero?.y ?? 0) + (hero?.height ?? 0), path).toBeLessThanOrEqual(viewport.height / 2);
    }
  }
});

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

/** The texts in the hero that are on its drawing, less than 20 px beside it or 2 px above it. */
const textsOnDrawing = (header: Element) => {
  const selector = 'svg:has([data-far]) path, svg [data-part]';
  const drawing = header.querySelectorAll<SVGElement>(selector);
  if (drawing.length === 0) throw new Error('The hero has no drawing');
  for (const path of drawing) path.style.pointerEvents = 'visiblePainted';
  const isDrawn = (x: number, y: number) =>
    document.elementsFromPoint(x, y).some((element) => element.matches(selector));
  const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOnDrawing = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      for (let x = left - 20; x <= right + 20; x += 12) {
        if (isDrawn(x, top) || isDrawn(x, bottom + 2)) return true;
      }
      return false;
    });
    if (isOnDrawing) found.push(text.textContent ?? '');
  }
  return found;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no text of a hero is on a mountain, at any width', async ({ page }) => {
    for (const path of [
      paths.home,
      paths.about,
      paths.contact,
      paths.blogs,
      paths.testPreparation(someExams('ielts')[0].slug),
    ]) {
      await page.goto(path);
      const header = page.locator('main header').first();
      await expect(header).toBeVisible();
      // All the rest would be laid out for each width.
      await header.evaluate(async (hero) => {
        const { children = [] } = hero.parentElement ?? {};
        for (const other of [...children]) if (other !== hero) other.remove();
        await document.fonts.ready;
      });
      for (const width of [320, 360, 412, 599, 768, 1024, 1280, 1440, 1536, 1920, 2120, 2560]) {
        await page.setViewportSize({ width, height: 1000 });
        expect(await header.evaluate(textsOnDrawing), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
