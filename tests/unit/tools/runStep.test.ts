import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readResults } from '#tools/testing/runStep.ts';
import { tempDir } from '../../server/onEnd.ts';

function read(runner: 'vitest' | 'playwright', report: unknown) {
  const file = join(tempDir(), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readResults({ runner, file });
}

test('reads the tests of Vitest, with files that cannot be loaded', () => {
  const opens = { fullName: 'Menu opens', status: 'passed', failureMessages: [] };
  const closes = { fullName: 'Menu closes', status: 'passed', failureMessages: ['Error: late'] };
  const moves = { fullName: 'Menu moves', status: 'failed', failureMessages: ['Error: no'] };
  const testResults = [
    { status: 'failed', assertionResults: [opens, closes, moves] },
    { status: 'failed', name: 'Menu.test.ts', assertionResults: [] },
  ];
  expect(read('vitest', { numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: ['Menu moves', 'Menu.test.ts'],
    flaky: ['Menu closes'],
  });
});

test('reads the tests of Playwright, with errors outside of tests', () => {
  const specs = ['opens', 'closes', 'moves'].map((title) => ({
    file: 'menu.spec.ts',
    title,
    ok: title !== 'moves',
    tests: [{ projectName: 'e2e' }],
  }));
  const suites = [{ specs: [], suites: [{ specs }] }];
  const report = { stats: { expected: 2 }, suites, errors: [{ message: 'No server' }] };
  expect(read('playwright', report)).toEqual({
    passed: 2,
    failed: ['[e2e] menu.spec.ts: moves', 'No server'],
    flaky: [],
  });
});

test('reads no test without a report', () => {
  expect(readResults({ runner: 'vitest', file: 'no-report.json' })).toEqual({
    passed: 0,
    failed: [],
    flaky: [],
  });
});
