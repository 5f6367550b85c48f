import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { test } from './fixtures.ts';

const [country] = someCountries('uk');

// React's development build and strict mode report errors that the built site does not.
test.use({ siteKind: 'development' });

test('the development server serves a page, a guide and Back without errors', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage(paths.home, { viewport: { width: 1280, height: 800 } });
  await page
    .locator(`main a[href="${paths.studyIn(country.slug)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(country.nameInText);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
