import { expect, type Locator } from '@playwright/test';
import { contact } from '#brand/contact.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { tablet } from '../devices.ts';
import { footer, gotoHydrated, test } from '../fixtures.ts';
import { comparison } from '../public-paths.ts';

// On paper and in forced colours, beside what every-page.spec.ts finds on each page.

test.use({ reducedMotion: 'reduce' });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('the contact page on paper, and in forced colours', async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(shown).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(shown.filter({ visible: true })).toHaveText([contact.informationHeading]);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark', forcedColors: 'active' });
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

test('home on paper begins with its top, and no card is cut', async ({ page }) => {
  await gotoHydrated(page, paths.home);
  await page.emulateMedia({ media: 'print' });
  // A break is avoided after it only if an empty sheet before it is not the price.
  await expect(page.locator('main > header')).toHaveCSS('break-after', 'auto');
  await expect(page.locator('main li:has(article)').first()).toHaveCSS('break-inside', 'avoid');
});

test('a guide on paper has six pages at most, each heading with its text', async ({ page }) => {
  await gotoHydrated(page, `${paths.studyIn(someCountries('uk')[0].slug)}?tuition=15000`);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  // On paper it would lie over other text.
  const sticky = await page
    .locator('body *:visible')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).position === 'sticky').length);
  expect(sticky).toBe(0);
});

for (const path of comparison('uk', 'canada')) {
  test('a comparison on paper, and in forced colours', async ({ page }) => {
    await gotoHydrated(page, path);
    const [{ name }] = someCountries('uk', 'canada');
    const term = page.locator('dt', { hasText: name }).first();
    await expect(term).toHaveCSS('position', 'absolute');
    await page.emulateMedia({ media: 'print' });
    await expect(term).toHaveCSS('position', 'static');
    await expect(page.getByRole('region', { name: 'What the bank must show' })).toBeVisible();

    await page.emulateMedia({ media: 'screen', colorScheme: 'dark', forcedColors: 'active' });
    const box = page.getByRole('checkbox', { checked: true }).first();
    await expect(box).toHaveCSS('appearance', 'auto');
    const bars = page.locator('[data-courses]');
    const fill = (courses: string) =>
      styleOf(bars.and(page.locator(courses)).first(), 'background-color');
    const full = '[data-courses="main"]';
    expect(await fill(full)).not.toBe(await fill(`:not(${full})`));
  });
}
