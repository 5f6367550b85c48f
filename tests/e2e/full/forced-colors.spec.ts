import { expect, type Locator } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { laptop } from '../devices.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe('in forced colours', () => {
  const shared = sharedPage(paths.home, {
    ...laptop.options,
    colorScheme: 'dark',
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });

  for (const path of [paths.home, paths.contact, paths.signIn]) {
    test(`every button of ${path} has a border`, async () => {
      await gotoHydrated(shared.page, path);
      const buttons = shared.page.locator('.MuiButton-root:visible');
      await expect(buttons.first()).toBeVisible();
      const widths = await buttons.evaluateAll((nodes) =>
        nodes.map((node) => `${node.textContent} ${getComputedStyle(node).borderTopWidth}`),
      );
      expect(widths.filter((text) => !/ [1-9][\d.]*px$/.test(text))).toEqual([]);
    });
  }

  test('the focus ring is visible', async () => {
    await gotoHydrated(shared.page, paths.contact);
    await shared.page.keyboard.press('Tab');
    const focused = shared.page.locator(':focus-visible');
    expect(await styleOf(focused, 'outline-style')).toBe('solid');
    expect(Number.parseFloat(await styleOf(focused, 'outline-width'))).toBeGreaterThan(1);
  });
});

test('the menu of a tablet has an edge in forced colours', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.about, {
    viewport: { width: 800, height: 1100 },
    forcedColors: 'active',
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await styleOf(page.getByRole('dialog', { name: 'Menu' }), 'outline-style')).toBe('solid');
});
