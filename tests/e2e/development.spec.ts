import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { gotoHydrated, heading, test } from './fixtures.ts';

// React's development build and strict mode report errors that the built site does not.
test.use({ siteKind: 'development' });

test('the development server serves a page, a guide, Back and a part of a guide without errors', async ({
  page,
}) => {
  const [country] = someCountries('uk');
  await gotoHydrated(page, paths.home);
  await page
    .locator(`main a[href="${paths.studyIn(country.slug)}"]`)
    .first()
    .click();
  await expect(heading(page)).toContainText(country.nameInText);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(heading(page)).toBeVisible();
  await gotoHydrated(page, `${paths.studyIn(country.slug)}#costs`);
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
});
