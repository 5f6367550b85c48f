import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { launchArgs } from '#tools/chromium.ts';
import { findProgram } from '#tools/programs.ts';
import { someCountries, someExams } from '../../../stories/support/offered.ts';
import { test } from '../fixtures.ts';
import { waitForHydration } from '../open-page.ts';
import { comparison } from '../public-paths.ts';

const [country] = someCountries('uk');
const [exam] = someExams('ielts');

/** Playwright switches the cache off, so these tests start a browser of their own. */
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: [...launchArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Leaves the page, goes back, and says why the browser had to load it again; null if it did not. */
async function leaveAndReturn(page: Page): Promise<unknown> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
  await page.goto('/site.webmanifest');
  await page.goBack({ waitUntil: 'commit' });
  const readResult = () =>
    page.evaluate(() => {
      if (document.documentElement.dataset.restored === 'true') return 'restored';
      const [visit] = performance.getEntriesByType('navigation');
      return JSON.stringify(Reflect.get(visit ?? {}, 'notRestoredReasons') ?? 'loading');
    });
  await expect.poll(readResult).not.toBe('"loading"');
  return readResult();
}

for (const [index, path] of [
  paths.home,
  paths.about,
  paths.contact,
  paths.testimonials,
  paths.blogs,
  paths.studyIn(country.slug),
  paths.testPreparation(exam.slug),
  ...comparison('uk', 'canada'),
].entries()) {
  test(`the browser restores ${path} as it was left`, async ({ site }) => {
    const viewport = { width: index % 2 ? 360 : 1280, height: 800 };
    const page = await browser.newPage({ baseURL: site.url, viewport });
    await page.goto(path);
    expect(await leaveAndReturn(page), 'before hydration').toBe('restored');
    await waitForHydration(page);
    expect(await leaveAndReturn(page), 'hydrated').toBe('restored');
    await page.close();
  });
}

test('the browser restores home while its API is slow', async ({ site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await page.route('**/api/**', () => {});
  await page.goto(paths.home);
  await waitForHydration(page);
  expect(await leaveAndReturn(page)).toBe('restored');
  await page.close();
});
