import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { countTests } from '#tools/testing/runStep.ts';

function count(runner: 'vitest' | 'playwright', report: unknown) {
  const temp = createTempDir('report');
  onTestFinished(temp.remove);
  const file = join(temp.dir, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return countTests({ runner, file });
}

test('counts the tests of Vitest, with files that cannot be loaded', () => {
  const opens = { fullName: 'Menu opens', status: 'passed', failureMessages: [] };
  const closes = { fullName: 'Menu closes', status: 'passed', failureMessages: ['Error: late'] };
  const testResults = [
    { status: 'passed', assertionResults: [opens, closes] },
    { status: 'failed', message: 'Error: no such module', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(count('vitest', report)).toEqual({ passed: 2, failed: 2, flaky: ['Menu closes'] });
});

test('counts the tests of Playwright, with errors outside of tests', () => {
  const report = { stats: { expected: 2, unexpected: 1 }, errors: [{ message: 'No server' }] };
  expect(count('playwright', report)).toEqual({ passed: 2, failed: 2, flaky: [] });
});

test('counts no test without a report', () => {
  expect(countTests({ runner: 'vitest', file: 'no-report.json' })).toEqual({
    passed: 0,
    failed: 0,
    flaky: [],
  });
});
