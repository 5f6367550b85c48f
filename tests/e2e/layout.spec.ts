import { expect } from '@playwright/test';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { paths } from '#src/pageTable.ts';
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

const WIDTHS = [320, 360, 412, 599, 768, 1024, 1280, 1440, 1536, 1920, 2120, 2560];

/** The texts in the hero that are on its drawing, less than 20 px beside it or 2 px above it. */
const textsOnDrawing = (header: Element) => {
  const paths = header.querySelectorAll<SVGGeometryElement>(
    'svg:has([data-far]) path, svg [data-part]',
  );
  // The far ridge of a small hero is not displayed.
  const shapes = [...paths]
    .filter((path) => path.getBoundingClientRect().width > 0)
    .map((path) => ({ path, toDrawing: path.getScreenCTM()?.inverse() }));
  if (shapes.length === 0) throw new Error('The hero has no drawing');
  const isDrawn = (x: number, y: number) =>
    shapes.some(({ path, toDrawing }) => {
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

for (const path of [
  paths.home,
  paths.about,
  paths.contact,
  paths.blogs,
  ...offeredExams.map(({ slug }) => paths.testPreparation(slug)),
]) {
  test(`no text of the hero of ${path} is on a mountain, at any width`, async ({ openPage }) => {
    const page = await openPage(path, { viewport: { width: 1200, height: 1000 } });
    const header = page.locator('main header').first();
    await expect(header).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await header.evaluate(textsOnDrawing), `at ${width} px`).toEqual([]);
    }
  });
}
