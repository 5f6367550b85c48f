import { expect, test } from 'vitest';
import { budgetViolations } from '#tools/perf/figures.ts';

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
