import { expect, test } from 'vitest';
import type { StepResult } from '#tools/testing/run-step.ts';
import { summary } from '#tools/testing/summary.ts';

function result(name: string, passed: number, failed: number, duration: number): StepResult {
  return { step: { name, title: '', program: '', args: [] }, passed, failed, duration };
}

test('the summary is a table, and the last line its sum', () => {
  expect(summary([result('lint', 1, 0, 1234), result('unit', 120, 2, 10_000)])).toBe(`
step  result  passed  failed  seconds
lint  ok      1       0       1.2
unit  FAILED  120     2       10.0

11.2 s in all
121 passed, 2 failed`);
});
