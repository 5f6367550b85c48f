import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '#tools/settings/settings.ts';
import type { Step } from './steps.ts';

/** The number of tests that passed, and those that failed or passed only on retry. */
interface TestResults {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
}

/** The result of a step. `seconds` is its duration. */
export interface StepResult extends TestResults {
  readonly name: string;
  readonly seconds: number;
}

/** A step that takes longer than this, in ms, hangs, and is killed. */
const TIME_LIMIT = 60 * 60_000;

/** The most lines of an error in the summary: those with what was expected. */
const ERROR_LINES = 5;

/** Runs a step with its output on the screen. The signal ends it. Never throws for a failure. */
export async function runStep(step: Step, signal: AbortSignal): Promise<StepResult> {
  const { name, title, command, env, report } = step;
  console.log(`\n── ${name}: ${title}\n`);
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: TIME_LIMIT,
    signal,
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => {}).once('exit', resolve);
  });
  const results = report
    ? readResults(report)
    : { passed: code === 0 ? 1 : 0, failed: [], flaky: [] };
  // A program can fail although no test did: it does not start, or an error occurs between tests. A
  // run without a single test is a failure too.
  const hasFailed = code !== 0 || results.passed + results.failed.length === 0;
  return {
    name,
    ...results,
    failed: hasFailed && results.failed.length === 0 ? [title] : results.failed,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Reads the JSON report of a test runner; no test has run if there is none. */
function readResults({ runner, file }: NonNullable<Step['report']>): TestResults {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'vitest' ? readVitest(report) : readPlaywright(report);
  } catch {
    return { passed: 0, failed: [], flaky: [] };
  }
}

function readVitest({ numPassedTests, testResults }: JsonTestResults): TestResults {
  // A file that cannot be loaded has failed without a test.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages?.[0])),
      ...unloaded.map(({ name }) => name),
    ],
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName }) => fullName),
  };
}

/** End-to-end tests are not run again. */
function readPlaywright({ stats, suites, errors }: JSONReport): TestResults {
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedTests), ...errors.map(({ message = '' }) => message)],
    flaky: [],
  };
}

/** One spec has the tests of several projects, and the result of the first. */
function failedTests({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describeFailure(`[${projectName}] ${file}: ${title}`, results.at(-1)?.error?.message),
      ),
  );
  return [...failed, ...suites.flatMap(failedTests)];
}

/** A test's name, with the first lines of its error. */
function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, ERROR_LINES)].join('\n    ');
}
