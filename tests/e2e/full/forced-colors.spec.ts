import { expect, type Locator } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../../stories/support/offered.ts';
import { laptop } from '../devices.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { comparison } from '../public-paths.ts';

const [country] = someCountries('uk');
const [exam] = someExams('ielts');

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe('in forced colours', () => {
  const shared = sharedPage(paths.home, {
    ...laptop.options,
    colorScheme: 'dark',
    forcedColors: 'active',
    reducedMotion: 'reduce',
    expectedErrors: [/404/],
  });

  for (const path of [
    paths.home,
    paths.contact,
    paths.studyIn(country.slug),
    paths.testPreparation(exam.slug),
    paths.signIn,
    '/nowhere',
  ]) {
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

  for (const path of comparison('uk', 'canada')) {
    test('the chosen colour scheme, a ticked box and the full intake differ', async () => {
      const { page } = shared;
      await gotoHydrated(page, path);
      const box = page.getByRole('checkbox', { checked: true }).first();
      expect(await styleOf(box, 'appearance')).toBe('auto');
      const bars = page.locator('[data-courses]');
      const fill = (courses: string) =>
        styleOf(bars.and(page.locator(courses)).first(), 'background-color');
      expect(await fill('[data-courses="main"]')).not.toBe(
        await fill(':not([data-courses="main"])'),
      );
      const schemes = page.getByRole('contentinfo').locator('label');
      const outlines = await schemes.evaluateAll((labels) =>
        labels.map((label) => getComputedStyle(label).outlineStyle),
      );
      expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
    });
  }
});

test('the menu of a tablet has an edge in forced colours', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.about, {
    viewport: { width: 800, height: 1100 },
    forcedColors: 'active',
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await styleOf(page.getByRole('dialog', { name: 'Menu' }), 'outline-style')).toBe('solid');
});
