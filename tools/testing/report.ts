import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { root } from '#environment/settings.ts';

/** A test that failed at least once. */
export interface TestIssue {
  /** File and name of the test. */
  readonly name: string;
  /** First line of the error. */
  readonly message: string;
  /** It passed when it was run again. */
  readonly isFlaky: boolean;
}

/** What the JSON report of a test runner says. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly issues: readonly TestIssue[];
}

const readers = {
  vitest: ({ numPassedTests, numFailedTests, testResults }: JsonTestResults): TestReport => ({
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isUnloaded).length,
    issues: testResults.flatMap((file) => {
      const name = relative(root, file.name);
      if (isUnloaded(file)) return toIssue(name, file.message || 'It cannot be loaded.', false);
      return file.assertionResults.flatMap(({ fullName, status, failureMessages }) =>
        toIssue(`${name}: ${fullName}`, failureMessages?.[0], status === 'passed'),
      );
    }),
  }),
  playwright: ({ stats, suites, errors }: JSONReport): TestReport => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    issues: suites.flatMap(issuesIn),
  }),
};

/** A test runner whose JSON report can be read. */
export type TestRunner = keyof typeof readers;

/** Reads the JSON report of a test runner; undefined if there is none. */
export function readReport(runner: TestRunner, file: string): TestReport | undefined {
  try {
    return readers[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A file that cannot be loaded has failed without a test. */
function isUnloaded({ status, assertionResults }: JsonTestResult): boolean {
  return status === 'failed' && assertionResults.length === 0;
}

function issuesIn({ specs, suites = [] }: JSONReportSuite): TestIssue[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) =>
      toIssue(`${file}: ${title}`, results[0]?.errors[0]?.message, status === 'flaky'),
    ),
  );
  return [...own, ...suites.flatMap(issuesIn)];
}

/** One issue, or none without an error message. */
function toIssue(name: string, error: string | undefined, isFlaky: boolean): TestIssue[] {
  if (error === undefined) return [];
  const [message = ''] = stripVTControlCharacters(error).split('\n');
  return [{ name, message, isFlaky }];
}
