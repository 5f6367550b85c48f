import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { budgetViolations, median, toRows, writeReport } from '#tools/perf/figures.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';

const figure = { subject: '/about', metric: 'script (KB)', value: 170, max: 170 };
const score = { subject: '/about', metric: 'seo', value: 100, min: 100 };

test('a figure violates its budget if it is beyond it, or was not measured', () => {
  expect(budgetViolations([figure, score])).toEqual([]);
  const beyond = [
    { ...figure, value: 170.5 },
    { ...score, value: 99 },
  ];
  expect(budgetViolations(beyond)).toEqual([
    '/about: script (KB) is 170.5, budget at most 170',
    '/about: seo is 99, budget at least 100',
  ]);
  expect(budgetViolations([{ ...figure, value: Number.NaN }])).toHaveLength(1);
});

test.each([
  [[100, 9, 20], 20],
  [[4, 1, 3, 2], 2.5],
  [[1, Number.NaN, 2], Number.NaN],
  [[], Number.NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('the report has the figures, and how often each was measured', () => {
  const temp = createTempDir('report');
  onTestFinished(temp.remove);
  const file = join(temp.dir, 'latest.json');
  writeReport(file, 5, { bytes: toRows([figure]) });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    runs: 5,
    parts: { bytes: { '/about': { 'script (KB)': 170 } } },
  });
});
