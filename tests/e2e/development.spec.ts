import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { gotoHydrated, heading, test } from './fixtures.ts';
import { signIn } from './forms.ts';

// React's development build and strict mode report errors that the built site does not.
test.use({ siteKind: 'development' });

test('the development server serves pages, Back and a part of a guide', async ({ page }) => {
  const [{ slug, nameInText }] = someCountries('uk');
  const guide = paths.studyIn(slug);
  await gotoHydrated(page, paths.home);
  await page.locator(`main a[href="${guide}"]`).first().click();
  await expect(heading(page)).toContainText(nameInText);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(heading(page)).toBeVisible();
  await gotoHydrated(page, `${guide}#costs`);
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
});

test('the question before a deletion has its focus on Cancel', async ({ page }) => {
  await gotoHydrated(page, paths.listTestimonials);
  await signIn(page);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  const question = page.getByRole('dialog', { name: 'Are you sure' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
});
