import { expect, test } from 'vitest';
import { root } from '#tools/build/settings.ts';
import { failuresIn } from '#tools/testing/playwright-report.ts';
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
        name: `${root}/tests/theme/menu.test.ts`,
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
  expect(summary([result('unit', 2, 1, 1000, troubles)])).toBe(`
Failed:
  tests/theme/menu.test.ts: is readable
    Error:
    grey on grey

Passed only at the second try:
  tests/theme/menu.test.ts: closes
    Error: too late

step  result  passed  failed  seconds
unit  FAILED  2       1       1.0

1.0 s in all
2 passed, 1 failed`);
});

test('the summary names the failed tests of Playwright', () => {
  const failed = { status: 'unexpected', results: [{ error: { message: 'Error: hidden' } }] };
  const passed = { status: 'expected', results: [{}] };
  const file = 'menu.spec.ts';
  const failures = failuresIn({
    config: { rootDir: `${root}/tests/e2e` },
    stats: { expected: 1, unexpected: 2 },
    suites: [
      {
        title: file,
        specs: [{ title: 'loads', file, tests: [failed] }],
        suites: [
          {
            title: 'the menu',
            specs: [
              { title: 'opens', file, tests: [passed] },
              { title: 'closes', file, tests: [failed] },
            ],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual([
    { name: 'tests/e2e/menu.spec.ts: loads', problem: 'Error: hidden', isOvercome: false },
    {
      name: 'tests/e2e/menu.spec.ts: the menu › closes',
      problem: 'Error: hidden',
      isOvercome: false,
    },
  ]);
});
