import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type HTMLElement, parse } from 'node-html-parser';
import { root } from '#tools/settings/settings.ts';
import type { Step } from './steps.ts';

/** A step that takes longer than this, in ms, hangs, and is killed. */
const TIME_LIMIT = 60 * 60_000;

/** The most lines of an error in the summary: those with what was expected. */
const ERROR_LINES = 5;

/** Runs a step with its output on the screen. The signal ends it. Never throws for a failure. */
export async function runStep(step: Step, signal: AbortSignal) {
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

/**
 * Reads the JUnit report of a test runner: the number of tests that passed, and those that failed or
 * passed only on retry. No test has run if there is none.
 */
function readResults(file: string) {
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const texts = { failure: true, error: true, 'system-out': true, 'system-err': true };
  const tests = parse(xml, { blockTextElements: texts }).querySelectorAll('testcase');
  const nameOf = ({ attributes: { classname, name } }: HTMLElement) => `${classname}: ${name}`;
  const errorOf = (test: HTMLElement) => test.querySelector('failure, error');
  const passed = tests.filter((test) => !errorOf(test) && !test.querySelector('skipped'));
  return {
    passed: passed.length,
    failed: tests.flatMap((test) => {
      const error = errorOf(test);
      return error ? describeFailure(nameOf(test), error.text) : [];
    }),
    // tests/visual/takeScreenshots.ts marks it.
    flaky: passed.filter((test) => test.querySelector('property[name="flaky"]')).map(nameOf),
  };
}

/** A test's name, with the first lines of its error. */
function describeFailure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .replace('<![CDATA[', '')
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, ERROR_LINES)].join('\n    ');
}
