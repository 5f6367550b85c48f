import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { gotoHydrated, test } from '../fixtures.ts';

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

test('a comparison names the country of each cell on paper', async ({ page }) => {
  const compared = someCountries('uk', 'australia');
  const slugs = compared.map(({ slug }) => slug).join();
  await gotoHydrated(page, `${paths.compare}?with=${slugs}`);
  const name = page.locator('dt', { hasText: compared[0].name }).first();
  await expect(name).toHaveCSS('position', 'absolute');
  await page.emulateMedia({ media: 'print' });
  await expect(name).toHaveCSS('position', 'static');
  await expect(page.getByRole('region', { name: 'What the bank must show' })).toBeVisible();
});

test('each heading of a guide stays with its text on paper', async ({ page }) => {
  await gotoHydrated(page, paths.studyIn(someCountries('newzealand')[0].slug));
  await page.emulateMedia({ media: 'print' });
  for (const heading of await page.locator('main :is(h2, h3)').all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
});
