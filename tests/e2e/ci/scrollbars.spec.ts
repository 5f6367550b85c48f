import { expect, type Page } from '@playwright/test';
import { openDeleteDialog, openEditDialog, openList, test } from '../admin.ts';
import { gotoHydrated } from '../fixtures.ts';

/** With scrollbars that take space, opening something does not move the page. */

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const scrollbarWidth = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
const edges = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { left, right } = main.getBoundingClientRect();
    return [left, right];
  });

test('the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await gotoHydrated(page, '/about');
  expect(await scrollbarWidth(page)).toBeGreaterThan(10);
  const before = await edges(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator(':popover-open')).toBeVisible();
  expect(await edges(page)).toEqual(before);
});

test('the dialogs of the admin area', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openList(page);
  expect(await scrollbarWidth(page)).toBeGreaterThan(10);
  const before = await edges(page);
  for (const open of [openEditDialog, openDeleteDialog]) {
    await open(page, 'Shown');
    expect(await edges(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
