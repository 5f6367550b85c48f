import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { publicPaths } from './pages.ts';
import { signedIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openPage, sharePage } = launchBrowser(served);

const phone = { viewport: { width: 360, height: 740 } };

/** The sheet with the styles of what is below the first window, and with the fonts. */
const SHEET = /\/assets\/later-.*\.css$/;

const slowSheet = (page: Page) =>
  page.route(SHEET, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });

describe('nothing but the page itself comes before the first paint', () => {
  const shared = sharePage(paths.home, phone);

  test.each(publicPaths)('%s', async (path) => {
    await shared.page.goto(path);
    await shared.page.waitForFunction(() => document.documentElement.dataset.styled === '');
    const { paint, fetched } = await shared.page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
    }));
    expect(fetched.map(({ name }) => name)).toContainEqual(expect.stringMatching(SHEET));
    expect(fetched.filter(({ name }) => name.endsWith('.woff2')).length).toBeGreaterThan(1);
    const early = fetched.filter(({ name, startTime }) => {
      return startTime < paint && !/\.(?:svg|webp)$/.test(name);
    });
    expect(early).toEqual([]);
  });
});

test('what is below is hidden until its styles are there', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await openPage(paths.studyIn('uk'), {
    ...phone,
    waitUntil: 'commit',
    prepare: (opened: Page) => opened.route(SHEET, (route) => held.then(() => route.continue())),
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a sheet that cannot be had hides nothing, and the script brings the styles', async () => {
  const page = await openPage(paths.about, {
    ...phone,
    expected: [SHEET, /ERR_FAILED/, /preloaded using link preload/],
    prepare: (opened: Page) => opened.route(SHEET, (route) => route.abort()),
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.site === 'ready');
  const band = page.getByRole('contentinfo').locator('[data-scheme="dark"]').first();
  await expect(band).toHaveCSS('background-color', 'rgb(18, 38, 63)');
});

test('a browser that says nothing of paints and visits shows the whole page, too', async () => {
  const page = await openPage(paths.studyIn('uk'), {
    ...phone,
    prepare: (opened: Page) =>
      opened.addInitScript(() => {
        Reflect.deleteProperty(window, 'PerformanceObserver');
        Reflect.deleteProperty(window, 'PerformanceNavigationTiming');
      }),
  });
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  const band = page.getByRole('contentinfo').locator('[data-scheme="dark"]').first();
  await expect(band).toHaveCSS('background-color', 'rgb(18, 38, 63)');
});

test('a page that holds nothing does not wait until it is painted', async () => {
  const page = await openPage(paths.dashboard, signedIn(served));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const wait = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => {
      return new URL(name).pathname.endsWith('.js');
    });
    if (!(visit instanceof PerformanceNavigationTiming)) throw new Error('No visit');
    return Math.min(...scripts.map(({ startTime }) => startTime)) - visit.domInteractive;
  });
  expect(wait, 'ms from the page to its scripts').toBeLessThan(1000);
});

test('a link to a section leads there, and a page that is loaded anew stays where it was', async () => {
  const page = await openPage(`${paths.studyIn('uk')}#costs`, { ...phone, prepare: slowSheet });
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
  await page.getByRole('heading', { name: 'Requirements' }).first().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect
    .poll(() => page.evaluate((place) => Math.abs(window.scrollY - place), scrolled))
    .toBeLessThan(3);
});

test('the fonts are those of the house', async () => {
  const page = await openPage(paths.about, phone);
  await page.waitForFunction(() => document.fonts.check('600 16px "Eczar Variable"'));
  await page.waitForFunction(() => document.fonts.check('16px "Figtree Variable"'));
});
