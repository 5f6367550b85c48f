import { budgets } from './budgets.ts';
import type { FirstVisit } from './bytes.ts';
import { kb, table } from './table.ts';

/** What a page's first visit has downloaded. */
export interface PageBytes extends FirstVisit {
  readonly path: string;
}

/**
 * What is over its budget, each in words: the first load is what a page downloads by itself. A page
 * with errors keeps no budget.
 */
export function overBudget({ path, atRest, touched, errors }: PageBytes): readonly string[] {
  const checks: readonly [what: string, found: number, limit: number][] = [
    ['script', atRest.script, budgets.scriptFor(path)],
    ['script touched', touched.script, budgets.scriptTouched],
    ['Latin fonts', touched.latinFont, budgets.latinFont],
    ['in all', atRest.total, budgets.total],
  ];
  const over = checks
    .filter(([, found, limit]) => found > limit)
    .map(([what, , limit]) => `${what} over ${limit / 1024} KB`);
  return [...over, ...errors.map((error) => `error: ${error.slice(0, 60)}`)];
}

/** One line a page, with a verdict. */
export function bytesTable(pages: readonly PageBytes[]): string {
  return table([
    [
      'KB, brotli',
      'script',
      'budget',
      'fonts',
      'images',
      'html',
      'API',
      'in all',
      'requests',
      'touched: script',
      'in all',
      'verdict',
    ],
    ...pages.map(toRow),
  ]);
}

function toRow(page: PageBytes): readonly string[] {
  const { path, atRest, touched } = page;
  const parts = [atRest.font, atRest.image, atRest.document, atRest.api, atRest.total];
  return [
    path,
    kb(atRest.script),
    kb(budgets.scriptFor(path)),
    ...parts.map(kb),
    String(atRest.requests),
    kb(touched.script),
    kb(touched.total),
    overBudget(page).join(', ') || 'ok',
  ];
}
