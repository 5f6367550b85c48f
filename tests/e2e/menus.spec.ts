import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { tablet } from './devices.ts';
import { banner, gotoHydrated, test } from './fixtures.ts';

/** With touch and in other windows. The stories have the mouse and the keyboard. */

const guide = paths.studyIn(someCountries('ireland')[0].slug);

test('the phone menu closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize(tablet);
  await gotoHydrated(page, paths.about);
  await page.getByRole('button', { name: 'Menu' }).click();
  // The mouse may be above a menu of the row then, which opens.
  const open = page.locator('nav:popover-open');
  await expect(open).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(open).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Blogs' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a menu of the header opens and closes', async ({ page }) => {
    await gotoHydrated(page, paths.about);
    const button = banner(page).getByRole('button', { name: 'Study In' });
    await button.tap();
    await expect(page.locator(':popover-open')).toBeVisible();
    await button.tap();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await button.tap();
    await banner(page).locator(`a[href="${guide}"]:visible`).tap();
    await expect(page).toHaveURL(guide);
  });

  test('in landscape the phone menu scrolls below its button', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await gotoHydrated(page, paths.about);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.tap();
    await banner(page)
      .getByRole('button', { name: /^Switch/ })
      .scrollIntoViewIfNeeded();
    await expect(banner(page).getByRole('link', { name: 'Home' })).not.toBeInViewport();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.tap();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});
