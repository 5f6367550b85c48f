import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { tablet } from './devices.ts';
import { banner, gotoHydrated, test } from './fixtures.ts';

/** With touch and in other windows. The stories have the mouse and the keyboard. */

test.use({ hasTouch: true });

const guide = paths.studyIn(someCountries('ireland')[0].slug);

test('the menus by touch, on a tablet that is turned, and in a low window', async ({ page }) => {
  await page.setViewportSize(tablet);
  await gotoHydrated(page, paths.about);
  const menu = page.getByRole('button', { name: 'Menu' });
  const open = page.locator(':popover-open');

  await test.step('the menu of a phone closes when the window becomes wide', async () => {
    await menu.tap();
    await expect(open).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(open).toHaveCount(0);
    await expect(banner(page).getByRole('link', { name: 'Blogs' })).toBeVisible();
  });

  await test.step('it scrolls below its button in landscape', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await menu.tap();
    await banner(page)
      .getByRole('button', { name: /^Switch/ })
      .scrollIntoViewIfNeeded();
    await expect(banner(page).getByRole('link', { name: 'Home' })).not.toBeInViewport();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await menu.tap();
    await expect(open).toHaveCount(0);
  });

  await test.step('a menu of the header opens and closes', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const button = banner(page).getByRole('button', { name: 'Study In' });
    await button.tap();
    await expect(open).toBeVisible();
    await button.tap();
    await expect(open).toHaveCount(0);
    await button.tap();
    await banner(page).locator(`a[href="${guide}"]:visible`).tap();
    await expect(page).toHaveURL(guide);
  });
});
