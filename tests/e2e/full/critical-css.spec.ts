import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { colors } from '#src/theme/tokens.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { computedColor } from '../colors.ts';
import { test } from '../fixtures.ts';
import { deferred } from '../mock-api.ts';
import { waitForHydration } from '../open-page.ts';
import { publicPaths } from '../public-paths.ts';

const [country] = someCountries('uk');

const phone = { viewport: { width: 360, height: 740 } };

/** The stylesheet of the content below the fold, with the fonts. */
const DEFERRED_CSS = /\/assets\/deferred-[^/]*\.css$/;

/** A part of the footer that needs the deferred styles. */
const footerBand = (page: Page) =>
  page.getByRole('contentinfo').locator('[data-scheme="dark"]').first();

for (const path of publicPaths) {
  test(`${path} is painted without a script, a font and the deferred styles`, async ({
    openPage,
  }) => {
    const requested: string[] = [];
    const delay = deferred();
    const page = await openPage(path, {
      ...phone,
      waitUntil: 'commit',
      prepare: async (newPage) => {
        newPage.on('request', (request) => requested.push(request.url()));
        await newPage.route(DEFERRED_CSS, (route) => delay.promise.then(() => route.continue()));
      },
    });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    expect(requested.filter((url) => /\.(?:js|woff2)$/.test(url))).toEqual([]);
    delay.resolve();
    await page.waitForLoadState();
    expect(requested).toContainEqual(expect.stringMatching(DEFERRED_CSS));
    const fonts = () => requested.filter((url) => url.endsWith('.woff2')).length;
    await expect.poll(fonts).toBeGreaterThan(1);
  });
}

test('content below the fold is hidden until its styles are loaded', async ({ openPage }) => {
  const delay = deferred();
  const page = await openPage(paths.studyIn(country.slug), {
    ...phone,
    waitUntil: 'commit',
    prepare: (newPage) =>
      newPage.route(DEFERRED_CSS, (route) => delay.promise.then(() => route.continue())),
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  delay.resolve();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a page whose deferred styles fail to load gets them from the script', async ({
  openPage,
}) => {
  const page = await openPage(paths.about, {
    ...phone,
    expectedErrors: [DEFERRED_CSS, /ERR_FAILED/, /preloaded using link preload/],
    prepare: (newPage) => newPage.route(DEFERRED_CSS, (route) => route.abort()),
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await waitForHydration(page);
  await expect(footerBand(page)).toHaveCSS('background-color', computedColor(colors.night));
});

/** Loads the deferred styles after the document. */
const delayDeferredCss = (page: Page) =>
  page.route(DEFERRED_CSS, async (route) => {
    await page.waitForFunction(() => document.querySelector('body > link'));
    await route.continue();
  });

test('a link to a section scrolls there, and a reload keeps the scroll position', async ({
  openPage,
}) => {
  const page = await openPage(`${paths.studyIn(country.slug)}#costs`, {
    ...phone,
    prepare: delayDeferredCss,
  });
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
  await page.getByRole('heading', { name: 'Requirements' }).first().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), scrolled))
    .toBeLessThan(3);
});
