import { expect, type Locator, type Page } from '@playwright/test';
import { openDeleteDialog, openEditDialog, openList, test } from '../admin.ts';

/** Zoomed in four times, a window of 1280 px is as small as this. */
const viewport = { width: 320, height: 256 };
test.use({ viewport });

/** The height of what scrolls an element, in px: the whole window, or a part of it. */
function scrollerHeight(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let scroller = node.parentElement;
    while (scroller && scroller !== document.body) {
      const { overflowY } = getComputedStyle(scroller);
      const isScroller = overflowY === 'auto' || overflowY === 'scroll';
      if (isScroller && scroller.scrollHeight > scroller.clientHeight) return scroller.clientHeight;
      scroller = scroller.parentElement;
    }
    return window.innerHeight;
  });
}

/** Expects that the whole dialog can be scrolled, and that the focus is visible on each control. */
async function expectReachable(page: Page, dialog: Locator) {
  const controls = dialog.locator(':is(input, textarea, button)');
  const count = await controls.count();
  expect(count).toBeGreaterThan(1);
  await controls.first().focus();
  for (let index = 0; index < count; index += 1) {
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  for (const part of await dialog.locator('h2, label, input, textarea, button').all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
    expect(await scrollerHeight(part)).toBe(viewport.height);
  }
  const overflow = await dialog.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return node.scrollWidth > node.clientWidth || left < 0 || right > window.innerWidth;
  });
  expect(overflow).toBe(false);
}

test('at 400 % zoom the dialogs of an entry scroll as a whole', async ({ page }) => {
  await openList(page);
  await expectReachable(page, await openEditDialog(page, 'Shown'));
  await page.keyboard.press('Escape');
  await expectReachable(page, await openDeleteDialog(page, 'Shown'));
});
