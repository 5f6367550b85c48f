import { expect, type Locator, type Page } from '@playwright/test';
import { openDeleteDialog, openEditDialog, test } from '../admin.ts';
import { kinds } from '../admin-kinds.ts';

/** Zoomed in four times, a window of 1280 px is as small as this. */
const viewport = { width: 320, height: 256 };

/** The part of an element that is visible, as a height in px. */
function visibleHeight(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });
}

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
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    const height = (await focused.boundingBox())?.height ?? 0;
    expect(await visibleHeight(focused)).toBeGreaterThanOrEqual(Math.min(height, 32) - 1);
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

for (const kind of kinds) {
  test(`at 400 % zoom the dialog that edits a ${kind.noun} scrolls as a whole`, async ({
    openList,
  }) => {
    const page = await openList(kind, { viewport });
    const dialog = await openEditDialog(page, kind, 'Shown');
    await expectReachable(page, dialog);
  });

  test(`at 400 % zoom the dialog that deletes a ${kind.noun} scrolls as a whole`, async ({
    openList,
  }) => {
    const page = await openList(kind, { viewport });
    const dialog = await openDeleteDialog(page, kind, 'Shown');
    await expectReachable(page, dialog);
    const subject = dialog.getByText('Shown', { exact: true });
    await subject.scrollIntoViewIfNeeded();
    expect(await visibleHeight(subject)).toBeGreaterThan(18);
    expect(await scrollerHeight(subject)).toBe(viewport.height);
  });
}
