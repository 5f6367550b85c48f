import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { footer, gotoHydrated, heading, test } from './fixtures.ts';

const guide = paths.studyIn(someCountries('uk')[0].slug);

test.use({ viewport: phone });

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

/** The rules that Emotion has inserted since the page was loaded. */
const insertedStyles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets)
      .filter(
        ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-emotion]'),
      )
      .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)),
  );

// Home has entries of the API, the contact page and the guides show what time it is.
for (const path of [paths.about, paths.testPreparation(someExams('ielts')[0].slug)]) {
  test(`${path} loads scripts after all else and no other styles`, async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    });
    await gotoHydrated(page, path);
    const early = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      if (!(visit instanceof PerformanceNavigationTiming)) throw new Error('No navigation');
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < visit.loadEventStart)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    expect(await insertedStyles(page)).toEqual([]);
    const own = await page.locator('body > link[rel="stylesheet"]').getAttribute('href');
    await footer(page).getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toHaveText('Contact');
    expect(sheets.filter((file) => file !== own)).toEqual([]);
  });
}
