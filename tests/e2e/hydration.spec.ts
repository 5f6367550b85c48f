import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { footer, gotoHydrated, heading, test, waitForHydration } from './fixtures.ts';

const guide = paths.studyIn(someCountries('uk')[0].slug);

test.use({ viewport: phone });

test('scripts load when the page has loaded', async ({ page }) => {
  await gotoHydrated(page, paths.about);
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    if (!(visit instanceof PerformanceNavigationTiming)) throw new Error('No navigation');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < visit.loadEventStart)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test('what is not in view is laid out once the page is hydrated', async ({ page, hydrate }) => {
  await page.goto(guide);
  const last = page.locator('main section').last();
  const isLaidOut = () =>
    last.evaluate(({ lastElementChild }) =>
      lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  await expect(last).toBeVisible();
  expect(await isLaidOut()).toBe(false);
  await hydrate();
  await expect.poll(isLaidOut).toBe(true);
  await expect(page.locator('[data-deferred=""]')).toHaveCount(0);
});

test('neither hydration nor the next page waits for another style sheet', async ({ page }) => {
  await page.goto(paths.about);
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await waitForHydration(page);
  const own = await page.locator('body > link[rel="stylesheet"]').getAttribute('href');
  await footer(page).getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  expect(sheets.filter((path) => path !== own)).toEqual([]);
});

// Home has entries of the API, the contact page and the guides show what time it is.
for (const path of [paths.about, paths.testPreparation(someExams('ielts')[0].slug)]) {
  test(`hydration of ${path} inserts no style`, async ({ page }) => {
    await gotoHydrated(page, path);
    const inserted = await page.evaluate(() =>
      Array.from(document.styleSheets)
        .filter(
          ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-emotion]'),
        )
        .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)),
    );
    expect(inserted).toEqual([]);
  });
}
