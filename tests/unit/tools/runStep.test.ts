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
  const moves = {
    fullName: 'Menu moves',
    status: 'failed',
    failureMessages: ['Error: no\n\nExpected: 0\n1\n2\n3\n4'],
  };
  const testResults = [
    { status: 'failed', assertionResults: [opens, closes, moves] },
    { status: 'failed', name: 'Menu.test.ts', assertionResults: [] },
  ];
  expect(read('vitest', { numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: ['Menu moves\n    Error: no\n    Expected: 0\n    1\n    2\n    3', 'Menu.test.ts'],
    flaky: ['Menu closes'],
  });
});

test('reads the tests of Playwright, of each project, with errors outside of tests', () => {
  const specs = ['opens', 'closes', 'moves'].map((title) => ({
    file: 'menu.spec.ts',
    title,
    ok: true,
    tests: [
      { projectName: 'firefox', status: 'expected', results: [{}] },
      {
        projectName: 'webkit',
        status: title === 'moves' ? 'unexpected' : 'expected',
        results: [
          { ...(title === 'moves' && { error: { message: '\u001b[31mError: no\u001b[39m' } }) },
        ],
      },
    ],
  }));
  const suites = [{ specs: [], suites: [{ specs }] }];
  const report = { stats: { expected: 5 }, suites, errors: [{ message: 'No server' }] };
  expect(read('playwright', report)).toEqual({
    passed: 5,
    failed: ['[webkit] menu.spec.ts: moves\n    Error: no', 'No server'],
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
