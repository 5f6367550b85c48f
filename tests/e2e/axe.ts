import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of WCAG 2.2 AA, and axe's best practices for landmarks and headings. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the page as it stands, where it finds it and why. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  // Evaluated, not put in as a script: the site's policy would refuse that.
  await page.evaluate(await readAxe());
  const results: AxeResults = await page.evaluate(
    (values) => Reflect.get(window, 'axe').run(document, { runOnly: { type: 'tag', values } }),
    TAGS,
  );
  const found = results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`,
    ),
  );
  expect(found, what).toEqual([]);
}

let axeSource: Promise<string> | undefined;

function readAxe(): Promise<string> {
  axeSource ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'));
  return axeSource;
}
