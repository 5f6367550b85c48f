import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 AA, and axe's best practices for landmarks and headings. */
const allRules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** Rules about colours. Everything else is the same in both colour schemes. */
const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Fails with every accessibility violation that axe finds on the page: all rules in the light
 * scheme, those about colours in the dark one. Leaves the page in the light scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await setColorScheme(page, 'dark');
  expect(await findViolations(page, colorRules), 'dark scheme').toEqual([]);
  await setColorScheme(page, 'light');
  expect(await findViolations(page, allRules), 'light scheme').toEqual([]);
}

/** Fails if the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
}

async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    // Without iframes the other mode finds the same, in twice the time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
