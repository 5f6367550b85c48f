import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '#tools/settings/settings.ts';
import type { Step } from './steps.ts';

/** How many tests passed and failed, and the names of those that passed only on retry. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
}

/** The result of a step. `seconds` is its duration. */
export interface StepResult extends TestCounts {
  readonly name: string;
  readonly seconds: number;
}

/** A step that takes longer than this, in ms, hangs. */
const TIME_LIMIT = 60 * 60_000;

const running = new Set<ChildProcess>();

/** Runs a step with its output on the screen. Never throws for a failure. */
export async function runStep(step: Step, tempDir: string): Promise<StepResult> {
  const { name, title, report } = step;
  console.log(`\n── ${name}: ${title}\n`);
  const start = performance.now();
  const succeeded = await runProgram(step, tempDir);
  const seconds = (performance.now() - start) / 1000;
  const counts = report
    ? countTests(report, join(tempDir, `${name}.json`))
    : { passed: succeeded ? 1 : 0, failed: 0, flaky: [] };
  // A program can fail although no test did: it does not start, or an error occurs between tests. A
  // run without a single test is a failure too.
  const hasFailed = !succeeded || counts.passed + counts.failed === 0;
  return { name, seconds, ...counts, failed: Math.max(counts.failed, hasFailed ? 1 : 0) };
}

/** Kills the running steps with all their child processes. */
export function stopSteps(): void {
  for (const child of running) killGroup(child);
}

/** Reads the JSON report of a test runner; no test has run if there is none. */
export function countTests(runner: 'vitest' | 'playwright', file: string): TestCounts {
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

function runProgram({ name, command, env = {} }: Step, tempDir: string): Promise<boolean> {
  const fill = (text: string) => text.replace('{temp}', tempDir);
  const filled = Object.entries(env).map(([key, value]) => [key, fill(value)]);
  const child = spawn(process.execPath, command.map(fill), {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(filled) },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In a process group of its own, so that its browsers can be killed with it.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const timer = setTimeout(() => {
    console.error(`\n${name} did not end within ${TIME_LIMIT / 60_000} minutes and was stopped.`);
    killGroup(child);
  }, TIME_LIMIT);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
