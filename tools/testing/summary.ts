import type { StepResult } from './runStep.ts';

/** The flaky tests, the table of all steps and, as the last line, 'N passed, N failed'. */
export function summary(results: readonly StepResult[], totalSeconds: number): string {
  const header = ['step', 'result', 'passed', 'failed', 'seconds'];
  const rows = results.map(({ name, passed, failed, seconds }) =>
    [name, failed > 0 ? 'FAILED' : 'ok', passed, failed, seconds.toFixed(1)].map(String),
  );
  const flaky = results.flatMap((result) => result.flaky);
  return [
    ...(flaky.length > 0 ? ['', 'Passed only on retry:', ...flaky.map((name) => `  ${name}`)] : []),
    '',
    ...[header, ...rows].map((cells) =>
      cells
        .map((cell) => cell.padEnd(18))
        .join('')
        .trimEnd(),
    ),
    '',
    `${totalSeconds.toFixed(1)} s in total`,
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ].join('\n');
}

/** Sum over all steps. */
export function sum(results: readonly StepResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}
