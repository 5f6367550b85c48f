import { budgets } from './budgets.ts';
import type { FirstVisit } from './bytes.ts';
import { kb, table } from './table.ts';

/** What a page's first visit has downloaded. */
export interface PageBytes extends FirstVisit {
  readonly path: string;
}

/**
 * What is over its budget, each in words; of the two moments of a first visit the later counts. A
 * page with errors keeps no budget.
 */
export function overBudget({ path, touched, errors }: PageBytes): readonly string[] {
  const limits = {
    script: budgets.scriptFor(path),
    'Latin fonts': budgets.latinFont,
    'in all': budgets.total,
  };
  const found = {
    script: touched.script,
    'Latin fonts': touched.latinFont,
    'in all': touched.total,
  };
  const over = (['script', 'Latin fonts', 'in all'] as const)
    .filter((kind) => found[kind] > limits[kind])
    .map((kind) => `${kind} over ${limits[kind] / 1024} KB`);
  return [...over, ...errors.map((error) => `error: ${error.slice(0, 60)}`)];
}

/** One line a page, with a verdict. */
export function bytesTable(pages: readonly PageBytes[]): string {
  return table([
    [
      'KB, brotli',
      'script at rest',
      'touched',
      'budget',
      'fonts',
      'images',
      'html',
      'API',
      'in all',
      'requests',
      'verdict',
    ],
    ...pages.map(toRow),
  ]);
}

function toRow(page: PageBytes): readonly string[] {
  const { path, atRest, touched } = page;
  const sizes = [touched.font, touched.image, touched.document, touched.api, touched.total];
  return [
    path,
    kb(atRest.script),
    kb(touched.script),
    kb(budgets.scriptFor(path)),
    ...sizes.map(kb),
    String(touched.requests),
    overBudget(page).join(', ') || 'ok',
  ];
}
