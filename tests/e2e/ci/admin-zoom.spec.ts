import { expect, type Locator, type Page } from '@playwright/test';
import { openDeleteDialog, openEditDialog, openList, test } from '../admin.ts';
import { expectNoOverflow } from '../fixtures.ts';

/** Zoomed in four times, a window of 1280 px is as small as this. */
const viewport = { width: 320, height: 256 };
test.use({ viewport });

/** Expects that the whole dialog can be scrolled, no part on its own, with each control in view. */
async function expectReachable(page: Page, dialog: Locator) {
  const controls = await dialog.locator(':is(input, textarea, button):visible').all();
  expect(controls.length).toBeGreaterThan(1);
  for (const control of controls) {
    await control.focus();
    await expect(control).toBeInViewport();
  }
  const scrollers = await dialog.evaluate((node) =>
    [...node.querySelectorAll('*:not(textarea)')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollHeight > part.clientHeight)
      .map((part) => part.clientHeight),
  );
  expect(scrollers.filter((height) => height < viewport.height)).toEqual([]);
  await expectNoOverflow(page);
}

test('at 400 % zoom the dialogs of an entry scroll as a whole', async ({ page }) => {
  await openList(page);
  await expectReachable(page, await openEditDialog(page, 'Shown'));
  await page.keyboard.press('Escape');
  await expectReachable(page, await openDeleteDialog(page, 'Shown'));
});
