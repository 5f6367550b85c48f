import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { laptop, phone } from '../devices.ts';
import { gotoHydrated, test } from '../fixtures.ts';
import { pageKinds } from '../public-paths.ts';

test.use({ colorScheme: 'dark' });

for (const viewport of [phone, laptop]) {
  for (const path of pageKinds) {
    test(`${path}, printed from a dark window of ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await gotoHydrated(page, path);
      await page.emulateMedia({ media: 'print' });
      const pale = await page.evaluate(() => {
        const lightness = (color: string) =>
          Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
        const paper = [document.documentElement, document.body]
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((color) => color !== 'rgb(255, 255, 255)');
        const texts = [...document.querySelectorAll('body *')]
          .filter((element) =>
            [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
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
}

test('the contact page prints no heading of the map that it leaves out', async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  const mapHeading = page.getByRole('heading', { name: 'Where to find us' });
  await expect(mapHeading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(mapHeading).toBeHidden();
});

test('a page that is printed before its styles has all sections', async ({ page }) => {
  // No response until the end of the test.
  await page.route(/deferred.*\.css/, () => {});
  await page.goto(paths.studyIn(someCountries('canada')[0].slug), { waitUntil: 'commit' });
  const section = page.locator('h2', { hasText: /^Requirements$/ });
  await expect(section).toBeAttached();
  await expect(section).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(section).toBeVisible();
});

test('a guide, with all that is behind details, has at most six pages', async ({ page }) => {
  await gotoHydrated(page, paths.studyIn(someCountries('uk')[0].slug));
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
});
