import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { pageKinds } from '../public-paths.ts';

for (const width of [360, 1280]) {
  test.describe(`a page printed from a dark window of ${width} px`, () => {
    const shared = sharedPage(paths.home, {
      colorScheme: 'dark',
      viewport: { width, height: 740 },
    });

    for (const path of pageKinds) {
      test(`${path} has dark text on white paper`, async () => {
        await shared.page.emulateMedia({ media: null });
        await gotoHydrated(shared.page, path);
        await shared.page.emulateMedia({ media: 'print' });
        const pale = await shared.page.evaluate(() => {
          const lightness = (color: string) =>
            Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
          const paper = [document.documentElement, document.body]
            .map((element) => getComputedStyle(element).backgroundColor)
            .filter((color) => color !== 'rgb(255, 255, 255)');
          const texts = [...document.querySelectorAll('body *')]
            .filter((element) =>
              [...element.childNodes].some(
                ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
              ),
            )
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            // White on a button that keeps its background.
            .filter((element) => !element.closest('.MuiButton-contained, svg'))
            .filter((element) => lightness(getComputedStyle(element).color) > 230)
            .map((element) => element.textContent);
          return [...paper, ...texts];
        });
        expect(pale).toEqual([]);
      });
    }
  });
}

test('the contact page prints no heading of the map that it leaves out', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage(paths.contact);
  const heading = page.getByRole('heading', { name: 'Where to find us' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
});

test('a page that is printed before its styles have come prints all of its sections', async ({
  openPage,
}) => {
  const page = await openPage(paths.studyIn(someCountries('canada')[0].slug), {
    // No response until the end of the test.
    prepare: (newPage) => newPage.route(/deferred.*\.css/, () => {}),
    waitUntil: 'commit',
  });
  const section = page.locator('h2', { hasText: /^Requirements$/ });
  await expect(section).toBeAttached();
  await expect(section).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(section).toBeVisible();
});
