import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build/settings.ts';
import type { Step } from './steps.ts';

/** How a step went. */
export interface StepResult {
  readonly step: Step;
  readonly passed: number;
  readonly failed: number;
  /** How long it took, in ms. */
  readonly duration: number;
  /** Tests that failed, at least at first. */
  readonly troubles: readonly Trouble[];
}

/** A test that did not pass at once. */
export interface Trouble {
  /** The test's file and name. */
  readonly name: string;
  /** The first lines of what was wrong. */
  readonly problem: string;
  /** It passed when it was tried again. */
  readonly isOvercome: boolean;
}

/** A step that takes longer than this, in ms, hangs. */
const limit = 20 * 60_000;

/** How many lines of an error the summary repeats. */
const GIST_LINES = 4;

let current: ChildProcess | undefined;

/** Runs a step, its words on the screen, and counts what passed. Never throws for a failure. */
export async function runStep(step: Step, scratch: string): Promise<StepResult> {
  console.log(`\n── ${step.name}: ${step.title}\n`);
  const start = performance.now();
  const succeeded = await runProgram(step, scratch);
  const duration = performance.now() - start;
  const report = step.hasReport ? readReport(join(scratch, `${step.name}.json`)) : undefined;
  const { passed, failed, troubles } = report ?? { passed: 0, failed: 0, troubles: [] };
  // A program can fail where no test did: it could not start, or an error came between tests.
  if (!succeeded) return { step, passed, failed: Math.max(failed, 1), duration, troubles };
  return { step, passed: report ? passed : 1, failed, duration, troubles };
}

/** Ends the step that runs, with all that it started. */
export function stopStep(): void {
  if (current) killGroup(current);
}

function runProgram(step: Step, scratch: string): Promise<boolean> {
  const args = step.args.map((arg) => arg.replace('{scratch}', scratch));
  const own = Object.entries(step.env ?? {}).map(([name, value]) => [
    name,
    value.replace('{scratch}', scratch),
  ]);
  const child = spawn(process.execPath, [join(root, step.program), ...args], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(own) },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, so that its browsers end with it.
    detached: process.platform !== 'win32',
  });
  current = child;
  const timer = setTimeout(() => {
    console.error(`\n${step.name} did not end in ${limit / 60_000} minutes and was stopped.`);
    killGroup(child);
  }, limit);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      current = undefined;
      resolve(code === 0);
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** What vitest's JSON reporter writes. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Of every try. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function readReport(file: string): Pick<StepResult, 'passed' | 'failed' | 'troubles'> | undefined {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      troubles: troublesIn(report),
    };
  } catch {
    return undefined;
  }
}

/** The tests that needed a second try, or failed. */
export function troublesIn({ testResults = [] }: Report): readonly Trouble[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages: [message] = [] }) =>
      message === undefined
        ? []
        : {
            name: `${relative(root, file)}: ${fullName}`,
            problem: gist(message),
            isOvercome: status === 'passed',
          },
    ),
  );
}

/** The first lines of an error, without colours and without where it was thrown. */
function gist(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, GIST_LINES)
    .join('\n    ');
}
