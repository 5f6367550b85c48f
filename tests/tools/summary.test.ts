import { expect, test } from 'vitest';
import { root } from '#tools/build/settings.ts';
import { type StepResult, type Trouble, troublesIn } from '#tools/testing/run-step.ts';
import { summary } from '#tools/testing/summary.ts';

function result(
  name: string,
  passed: number,
  failed: number,
  duration: number,
  troubles: readonly Trouble[] = [],
): StepResult {
  return { step: { name, title: '', program: '', args: [] }, passed, failed, duration, troubles };
}

test('the summary is a table, and the last line its sum', () => {
  expect(summary([result('lint', 1, 0, 1234), result('unit', 120, 2, 10_000)])).toBe(`
step  result  passed  failed  seconds
lint  ok      1       0       1.2
unit  FAILED  120     2       10.0

11.2 s in all
121 passed, 2 failed`);
});

test('the summary names what failed, and what had to be tried again', () => {
  const troubles = troublesIn({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: `${root}/tests/e2e/menu.test.ts`,
        assertionResults: [
          { fullName: 'opens', status: 'passed', failureMessages: [] },
          { fullName: 'closes', status: 'passed', failureMessages: ['Error: too late\n    at x'] },
          {
            fullName: 'is readable',
            status: 'failed',
            failureMessages: ['\u001b[31mError:\u001b[39m\n\ngrey on grey\n    at x', 'the same'],
          },
        ],
      },
    ],
  });
  expect(summary([result('e2e', 2, 1, 1000, troubles)])).toBe(`
Failed:
  tests/e2e/menu.test.ts: is readable
    Error:
    grey on grey

Passed only at the second try:
  tests/e2e/menu.test.ts: closes
    Error: too late

step  result  passed  failed  seconds
e2e   FAILED  2       1       1.0

1.0 s in all
2 passed, 1 failed`);
});
