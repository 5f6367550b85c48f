import { expect } from '@playwright/test';
import { contact } from '#brand/contact.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { gotoHydrated, test } from '../fixtures.ts';
import { comparison } from '../public-paths.ts';

test('the contact page prints neither its form nor the heading of the map', async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(shown).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(shown.filter({ visible: true })).toHaveText([contact.informationHeading]);
});

test('the first sheet begins with the top of the page, and no card is cut', async ({ page }) => {
  await gotoHydrated(page, paths.home);
  await page.emulateMedia({ media: 'print' });
  // A break is avoided after it only if an empty sheet before it is not the price.
  await expect(page.locator('main > header')).toHaveCSS('break-after', 'auto');
  await expect(page.locator('main li:has(article)').first()).toHaveCSS('break-inside', 'avoid');
});

test('a guide has at most six pages with all details, each heading with its text', async ({
  page,
}) => {
  await gotoHydrated(page, `${paths.studyIn(someCountries('uk')[0].slug)}?tuition=15000`);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  // On paper it would lie over other text.
  const sticky = await page
    .locator('body *:visible')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).position === 'sticky').length);
  expect(sticky).toBe(0);
});

for (const path of comparison('uk', 'australia')) {
  test('a comparison names the country of each cell on paper', async ({ page }) => {
    await gotoHydrated(page, path);
    const [{ name }] = someCountries('uk', 'australia');
    const term = page.locator('dt', { hasText: name }).first();
    await expect(term).toHaveCSS('position', 'absolute');
    await page.emulateMedia({ media: 'print' });
    await expect(term).toHaveCSS('position', 'static');
    await expect(page.getByRole('region', { name: 'What the bank must show' })).toBeVisible();
  });
}
