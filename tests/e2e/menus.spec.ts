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
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeHidden();
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

  test('in landscape the phone menu scrolls below its close button', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await gotoHydrated(page, paths.about);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Test Preparation')).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: /Call Now/ }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'Home' })).not.toBeInViewport();
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  });
});
