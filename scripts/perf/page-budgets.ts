import { budgets } from './budgets.ts';
import { overBudget } from './byte-budgets.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { PageFigures } from './pages.ts';
import { unknownPath } from './routes.ts';
import { kb, table } from './table.ts';

/** The least difference of layout that Lighthouse itself shows. */
const VISIBLE_SHIFT = 0.001;

/** What of a page misses its budget, each in words. */
export function missesOf(page: PageFigures, empty: LighthouseFigures): readonly string[] {
  const { path, bytes, blocking, layoutShift, scores } = page;
  const paint = (name: string, own: number, bare: number) =>
    own / bare > budgets.paint ? [`${name} ${(own / bare).toFixed(2)} ×`] : [];
  return [
    ...paint('first paint', page.firstPaint, empty.firstPaint),
    // What comes from the API hangs on its server and is not held against the page.
    ...(page.isLargestServed ? paint('largest paint', page.largestPaint, empty.largestPaint) : []),
    ...(blocking > budgets.blocking ? [`blocking over ${budgets.blocking} ms`] : []),
    ...(layoutShift - budgets.layoutShift >= VISIBLE_SHIFT ? ['layout shifts'] : []),
    ...overBudget({ path, ...bytes }),
    ...Object.entries(scores)
      .filter(([name, score]) => score < budgets.score && !isMeantToBeLow(path, name))
      .map(([name, score]) => `${SCORE_NAMES[name] ?? name} ${score}`),
  ];
}

const SCORE_NAMES: Readonly<Record<string, string>> = { bestPractices: 'best practices' };

/** A page for unknown addresses must not be found by searching. */
function isMeantToBeLow(path: string, score: string): boolean {
  return path === unknownPath && score === 'seo';
}

/** One line a page, above them the budgets and the empty page. */
export function pagesTable(pages: readonly PageFigures[], empty: LighthouseFigures): string {
  return table([
    [
      'page',
      'first paint',
      '×',
      'largest',
      '×',
      'blocking',
      'shift',
      'script KB',
      'touched',
      'all KB',
      'requests',
      'scores',
      'misses',
    ],
    [
      'budget',
      '',
      String(budgets.paint),
      '',
      String(budgets.paint),
      `${budgets.blocking} ms`,
      String(budgets.layoutShift),
      '125 or 150',
      kb(budgets.scriptTouched),
      kb(budgets.total),
      '',
      '100 each',
      '',
    ],
    ['an empty page', ...paints(empty, empty), String(Math.round(empty.blocking))],
    ...pages.map((page) => toRow(page, empty)),
  ]);
}

function toRow(page: PageFigures, empty: LighthouseFigures): readonly string[] {
  const { path, blocking, layoutShift, bytes, scores, isLargestServed } = page;
  return [
    path,
    ...paints(page, empty),
    String(Math.round(blocking)),
    layoutShift.toFixed(3),
    kb(bytes.atRest.script),
    kb(bytes.touched.script),
    kb(bytes.atRest.total),
    String(bytes.atRest.requests),
    Object.values(scores).join(' '),
    [...(isLargestServed ? [] : ['(largest from the API)']), ...missesOf(page, empty)].join(', ') ||
      'ok',
  ];
}

function paints(page: LighthouseFigures, empty: LighthouseFigures): readonly string[] {
  const both = (own: number, bare: number) => [String(Math.round(own)), (own / bare).toFixed(2)];
  return [
    ...both(page.firstPaint, empty.firstPaint),
    ...both(page.largestPaint, empty.largestPaint),
  ];
}
