import { expect, type Locator } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { tablet } from '../devices.ts';
import { footer, gotoHydrated, test } from '../fixtures.ts';
import { comparison } from '../public-paths.ts';

test.use({ colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce' });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('the focus, the chosen scheme and an open menu can be seen', async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  expect(Number.parseFloat(await styleOf(focused, 'outline-width'))).toBeGreaterThan(1);
  const outlines = await footer(page)
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle));
  expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
  await page.setViewportSize(tablet);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator(':popover-open')).toHaveCSS('border-bottom-style', 'solid');
});

for (const path of comparison('uk', 'canada')) {
  test('a ticked box and the full intake differ from others', async ({ page }) => {
    await gotoHydrated(page, path);
    const box = page.getByRole('checkbox', { checked: true }).first();
    await expect(box).toHaveCSS('appearance', 'auto');
    const bars = page.locator('[data-courses]');
    const fill = (courses: string) =>
      styleOf(bars.and(page.locator(courses)).first(), 'background-color');
    const full = '[data-courses="main"]';
    expect(await fill(full)).not.toBe(await fill(`:not(${full})`));
  });
}
