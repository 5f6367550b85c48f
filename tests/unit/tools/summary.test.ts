import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '#environment/settings.ts';
import { readReport, type TestRunner } from '#tools/testing/report.ts';
import type { StepResult } from '#tools/testing/runStep.ts';
import { summary } from '#tools/testing/summary.ts';

const opens = { fullName: 'opens', status: 'passed', failureMessages: [] };
const closes = {
  fullName: 'closes',
  status: 'passed',
  failureMessages: ['\u001b[31mError: too late\u001b[39m\n    at x'],
};
const isReadable = {
  fullName: 'is readable',
  status: 'failed',
  failureMessages: ['Error: grey on grey\n    at x', 'Error: again'],
};

function read(runner: TestRunner, report: unknown) {
  const dir = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'report.json'), JSON.stringify(report));
  return readReport(runner, join(dir, 'report.json'));
}

function result(name: string, counts: Omit<StepResult, 'step' | 'issues'>): StepResult {
  return { step: { name, title: '', command: [] }, issues: [], ...counts };
}

const issues = [
  { name: 'tests/menu.test.ts: closes', message: 'Error: too late', isFlaky: true },
  { name: 'tests/menu.test.ts: is readable', message: 'Error: grey on grey', isFlaky: false },
];

describe('readReport', () => {
  test('reads the report of Vitest', () => {
    expect(
      read('vitest', {
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [
          {
            name: `${root}/tests/menu.test.ts`,
            status: 'failed',
            assertionResults: [opens, closes, isReadable],
          },
          {
            name: `${root}/tests/page.test.ts`,
            status: 'failed',
            message: 'Error: no such module\n    at x',
            assertionResults: [],
          },
        ],
      }),
    ).toEqual({
      passed: 2,
      failed: 2,
      issues: [
        ...issues,
        { name: 'tests/page.test.ts', message: 'Error: no such module', isFlaky: false },
      ],
    });
  });

  test('reads the report of Playwright, with nested suites and errors outside of tests', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'tests/menu.test.ts',
      title,
      tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
    });
    expect(
      read('playwright', {
        stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
        errors: [{ message: 'the server did not start' }],
        suites: [
          {
            specs: [spec('opens', 'expected'), spec('closes', 'flaky', 'Error: too late')],
            suites: [{ specs: [spec('is readable', 'unexpected', 'Error: grey on grey')] }],
          },
        ],
      }),
    ).toEqual({ passed: 2, failed: 2, issues });
  });

  test('returns undefined if there is no report', () => {
    expect(readReport('vitest', join(root, 'no-report.json'))).toBeUndefined();
  });
});

test('the summary is a table, and its last line is the total', () => {
  const results = [
    result('lint', { passed: 1, failed: 0, duration: 1234 }),
    result('unit', { passed: 120, failed: 2, duration: 10_000 }),
  ];
  expect(summary(results, 10_500)).toBe(`
step              result            passed            failed            seconds
lint              ok                1                 0                 1.2
unit              FAILED            120               2                 10.0

10.5 s in total
121 passed, 2 failed`);
});

test('the summary lists tests that failed and tests that passed on retry', () => {
  const e2e = { ...result('e2e', { passed: 2, failed: 1, duration: 1000 }), issues };
  expect(summary([e2e], 1000)).toContain(`
Failed:
  tests/menu.test.ts: is readable
    Error: grey on grey

Passed only on retry:
  tests/menu.test.ts: closes
    Error: too late
`);
});
