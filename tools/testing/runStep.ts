import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#environment/settings.ts';
import { readReport, type TestIssue } from './report.ts';
import type { Step } from './steps.ts';

/** The result of a step. */
export interface StepResult {
  readonly step: Step;
  readonly passed: number;
  readonly failed: number;
  /** In ms. */
  readonly duration: number;
  /** Tests that failed, or passed only when they were run again. */
  readonly issues: readonly TestIssue[];
}

/** A step that takes longer than this, in ms, hangs. */
const TIME_LIMIT = 20 * 60_000;

const running = new Set<ChildProcess>();

/** Runs a step with its output on the screen. Never throws for a failure. */
export async function runStep(step: Step, tempDir: string): Promise<StepResult> {
  console.log(`\n── ${step.name}: ${step.title}\n`);
  const start = performance.now();
  const succeeded = await runProgram(step, tempDir);
  const duration = performance.now() - start;
  const report = step.report && readReport(step.report, join(tempDir, `${step.name}.json`));
  const { passed, failed, issues } = report ?? { passed: 0, failed: 0, issues: [] };
  // A program can fail although no test did: it does not start, or an error occurs between tests. A
  // run without a single test is a failure too.
  const isFailure = !succeeded || (step.report !== undefined && passed + failed === 0);
  if (isFailure) return { step, passed, failed: Math.max(failed, 1), duration, issues };
  return { step, passed: report ? passed : 1, failed, duration, issues };
}

/** Kills the running steps with all their child processes. */
export function stopSteps(): void {
  for (const child of running) killGroup(child);
}

function runProgram({ name, command, folder, env }: Step, tempDir: string): Promise<boolean> {
  const fill = (text: string) => text.replace('{temp}', tempDir);
  const filled = Object.entries(env ?? {}).map(([key, value]) => [key, fill(value)]);
  const child = spawn(process.execPath, command.map(fill), {
    cwd: folder ? fill(folder) : root,
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
