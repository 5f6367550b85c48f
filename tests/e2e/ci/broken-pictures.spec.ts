import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import seed from '../../../db.json' with { type: 'json' };
import { someCountries } from '../../../stories/support/offered.ts';
import { gotoHydrated, test } from '../fixtures.ts';

const [country] = someCountries('uk');
const blogs = seed.blogs.filter(({ imageUrl }) => imageUrl);

test.use({ data: { testimonials: [], blogs } });
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(PICTURES, /Failed to load resource/);
});

const PICTURES = /\/(?:flags|scenes|images)\//;
/** Pictures with a file; the HTML of a guide holds its hero's. */
const visiblePictures = (page: Page) => page.locator('img:visible:not([src^="data:"])');

/** The visible pictures of a page; those that failed show a surface or an icon. */
function describePictures(page: Page) {
  return visiblePictures(page).evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement)) return [];
      const { width, height } = picture.getBoundingClientRect();
      const cover = getComputedStyle(picture, '::after');
      const covers = (length: string, whole: number) => Number.parseFloat(length) > whole - 1;
      const isCovered =
        covers(cover.width, picture.clientWidth) &&
        covers(cover.height, picture.clientHeight) &&
        cover.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const hasFailed = picture.complete && picture.naturalWidth === 0;
      return {
        file: new URL(picture.src).pathname,
        alt: picture.alt,
        size: `${Math.round(width)}x${Math.round(height)}`,
        state: hasFailed ? (isCovered ? 'covered' : 'icon') : 'loaded',
      };
    }),
  );
}

async function openWithPictures(page: Page, path: string) {
  await gotoHydrated(page, path);
  // The blogs come from the API.
  if (path === paths.home) {
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  // What is below is laid out a part in a frame.
  await expect(page.locator('[data-deferred=""]')).toHaveCount(0);
  const pictures = visiblePictures(page);
  await pictures.evaluateAll((all) => {
    for (const picture of all) picture.setAttribute('loading', 'eager');
  });
  const areComplete = () =>
    pictures.evaluateAll((all) =>
      all.every((picture) => picture instanceof HTMLImageElement && picture.complete),
    );
  await expect.poll(areComplete).toBe(true);
  return describePictures(page);
}

for (const [path, width] of [
  [paths.home, 1280],
  [paths.studyIn(country.slug), 360],
] as const) {
  test(`missing pictures of ${path} keep their size and show no icon`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const whole = await openWithPictures(page, path);
    expect(whole.map(({ state }) => state)).toEqual(whole.map(() => 'loaded'));
    await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'No' }));
    const broken = await openWithPictures(page, path);
    expect(broken).toEqual(whole.map((picture) => ({ ...picture, state: 'covered' })));
  });
}

test('the HTML of a guide holds its first drawing', async ({ page }) => {
  await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'No' }));
  await gotoHydrated(page, paths.studyIn(country.slug));
  const drawing = page.locator('header img[width="640"]');
  expect(await drawing.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).not.toBe(0);
});
