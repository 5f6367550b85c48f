import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of WCAG 2.2 AA, and axe's best practices for landmarks and headings. */
const allRules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** The rules that look at colours: in all else the two schemes are the same page. */
const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Fails with what axe finds on the page as it stands, where it finds it and why: in the light
 * scheme by all rules, in the dark one by those about colour. Leaves the page in the light scheme.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  // Evaluated, not put in as a script: the site's policy would refuse that.
  await page.evaluate(await readAxe());
  await setScheme(page, 'dark');
  expect(await findViolations(page, colorRules), `${what}, dark`).toEqual([]);
  await setScheme(page, 'light');
  expect(await findViolations(page, allRules), `${what}, light`).toEqual([]);
}

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset.scheme === scheme,
    colorScheme,
  );
}

async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    (given) => Reflect.get(window, 'axe').run(document, { ...given, resultTypes: ['violations'] }),
    options,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`,
    ),
  );
}

let axeSource: Promise<string> | undefined;

function readAxe(): Promise<string> {
  axeSource ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'));
  return axeSource;
}
