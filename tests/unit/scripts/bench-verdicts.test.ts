import { expect, test } from 'vitest';
import type { Bytes } from '#scripts/perf/bytes.ts';
import { type Check, isKept, repeat } from '#scripts/perf/checks.ts';
import { checksTable } from '#scripts/perf/checks-table.ts';
import type { LighthouseFigures } from '#scripts/perf/lighthouse.ts';
import { median } from '#scripts/perf/median.ts';
import { missesOf, pagesTable } from '#scripts/perf/page-budgets.ts';
import type { PageFigures } from '#scripts/perf/pages.ts';

const nothing: Bytes = {
  script: 0,
  latinFont: 0,
  font: 0,
  image: 0,
  document: 0,
  api: 0,
  total: 0,
  requests: 1,
};

const empty: LighthouseFigures = {
  firstPaint: 600,
  largestPaint: 600,
  isLargestServed: true,
  blocking: 0,
  layoutShift: 0,
  scores: { performance: 100, accessibility: 77, bestPractices: 93, seo: 91 },
};

function page(path: string, changes: Partial<PageFigures> = {}): PageFigures {
  const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
  return {
    path,
    bytes: { atRest: nothing, touched: nothing, errors: [] },
    ...empty,
    scores,
    ...changes,
  };
}

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('no median');
});

test('a page within all budgets has no violations', () => {
  const full = { firstPaint: 690, largestPaint: 690, blocking: 50, layoutShift: 0.0004 };
  expect(missesOf(page('/about', full), empty)).toEqual([]);
});

test('names each budget that is exceeded', () => {
  const changes: Partial<PageFigures> = {
    firstPaint: 700,
    largestPaint: 1200,
    blocking: 50.5,
    layoutShift: 0.02,
    bytes: { atRest: { ...nothing, script: 126 * 1024 }, touched: nothing, errors: [] },
    scores: { performance: 98, accessibility: 100, bestPractices: 96, seo: 100 },
  };
  expect(missesOf(page('/about', changes), empty)).toEqual([
    'first paint 1.17 ×',
    'largest paint 2.00 ×',
    'blocking over 50 ms',
    'layout shifts',
    'script over 125 KB',
    'performance 98',
    'best practices 96',
  ]);
});

test('ignores a largest paint that comes from the API', () => {
  const late = { largestPaint: 3000, isLargestServed: false };
  expect(missesOf(page('/blogs', late), empty)).toEqual([]);
  expect(pagesTable([page('/blogs', late)], empty)).toContain('(largest from the API)');
});

test('only the page for unknown URLs may have a low SEO score', () => {
  const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 60 };
  expect(missesOf(page('/no-such-page', { scores }), empty)).toEqual([]);
  expect(missesOf(page('/about', { scores }), empty)).toEqual(['seo 60']);
});

test('the table shows the budgets, the empty page and each page', () => {
  const lines = pagesTable([page('/about', { firstPaint: 640 })], empty).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(
    /^budget +1\.15 +1\.15 +50 ms +0 +125 or 150 +155\.0 +230\.0 +100 each$/,
  );
  expect(lines[3]).toMatch(/^\/about +640 +1\.07 +600 +1\.00 +0 +0\.000 .* 100 100 100 100 +ok$/);
});

test('a figure without a budget is never exceeded', () => {
  const checks: readonly Check[] = [
    { name: 'The menu opens', value: 100, unit: 'ms', budget: 100 },
    { name: 'An answer opens', value: 100.1, unit: 'ms', budget: 100 },
    { name: 'The heap grows', value: 2.345, unit: '%', budget: 10 },
    { name: 'The build', value: 20_000, unit: 'ms' },
  ];
  expect(checks.map(isKept)).toEqual([true, false, true, true]);
  expect(checksTable(checks)).toBe(`on a slow phone  measured  budget  verdict
The menu opens     100 ms  100 ms  ok
An answer opens    100 ms  100 ms  MISSED
The heap grows      2.3 %  10.0 %  ok
The build        20000 ms`);
});

test('a measurement without a result exceeds its budget', () => {
  const never: Check = { name: 'First cards', value: Infinity, unit: 'ms', budget: 500 };
  expect(isKept(never)).toBe(false);
  expect(checksTable([never])).toMatch(/First cards +never +500 ms +MISSED$/);
});

test('repeat returns the median of the given number of measurements', async () => {
  const values = [5, 100, 7];
  expect(await repeat(3, async () => values.pop() ?? 0)).toBe(7);
  expect(values).toEqual([]);
});
