import { expect, type Page } from '@playwright/test';
import { launchArgs } from '#tools/chromium.ts';
import { findProgram } from '#tools/programs.ts';
import { openDeleteDialog, openEditDialog, test } from '../admin.ts';
import { testimonial } from '../admin-kinds.ts';

/** With scrollbars that take space, opening something does not move the page. */

test.use({
  launchOptions: {
    executablePath: findProgram('chromium'),
    args: [...launchArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const scrollbarWidth = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
/** The left and right edge of the page. */
const edges = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { left, right } = main.getBoundingClientRect();
    return [left, right];
  });

test('the mobile menu', async ({ hydratedPage }) => {
  const page = await hydratedPage('/about', { viewport: { width: 800, height: 700 } });
  expect(await scrollbarWidth(page)).toBeGreaterThan(10);
  const before = await edges(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await edges(page)).toEqual(before);
});

test('the dialogs of the admin area', async ({ openList }) => {
  const page = await openList(testimonial, { viewport: { width: 1280, height: 500 } });
  expect(await scrollbarWidth(page)).toBeGreaterThan(10);
  const before = await edges(page);
  for (const open of [openEditDialog, openDeleteDialog]) {
    await open(page, testimonial, 'Shown');
    expect(await edges(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
