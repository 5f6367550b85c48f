import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '#tools/settings/settings.ts';
import type { Step } from './steps.ts';

/** The number of tests that passed and failed, and the names of those that passed only on retry. */
interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
}

/** The result of a step. `seconds` is its duration. */
export interface StepResult extends TestCounts {
  readonly name: string;
  readonly seconds: number;
}

/** A step that takes longer than this, in ms, hangs, and is killed. */
const TIME_LIMIT = 60 * 60_000;

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
  const counts = report ? countTests(report) : { passed: code === 0 ? 1 : 0, failed: 0, flaky: [] };
  // A program can fail although no test did: it does not start, or an error occurs between tests. A
  // run without a single test is a failure too.
  const hasFailed = code !== 0 || counts.passed + counts.failed === 0;
  return {
    name,
    ...counts,
    failed: Math.max(counts.failed, hasFailed ? 1 : 0),
    seconds: (performance.now() - start) / 1000,
  };
}

/** Reads the JSON report of a test runner; no test has run if there is none. */
export function countTests({ runner, file }: NonNullable<Step['report']>): TestCounts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'vitest' ? countVitest(report) : countPlaywright(report);
  } catch {
    return { passed: 0, failed: 0, flaky: [] };
  }
}

function countVitest({ numPassedTests, numFailedTests, testResults }: JsonTestResults): TestCounts {
  // A file that cannot be loaded has failed without a test.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, flaky };
}

/** End-to-end tests are not run again. */
function countPlaywright({ stats, errors }: JSONReport): TestCounts {
  return { passed: stats.expected, failed: stats.unexpected + errors.length, flaky: [] };
}
