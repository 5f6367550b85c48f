import type { StepResult } from './runStep.ts';

/** The tests with issues, the table of all steps and, as the last line, 'N passed, N failed'. */
export function summary(results: readonly StepResult[], duration: number): string {
  const header = ['step', 'result', 'passed', 'failed', 'seconds'];
  const rows = results.map(({ step, passed, failed, duration }) =>
    [step.name, failed > 0 ? 'FAILED' : 'ok', passed, failed, inSeconds(duration)].map(String),
  );
  return [
    ...listIssues('Failed', results, false),
    ...listIssues('Passed only on retry', results, true),
    '',
    ...[header, ...rows].map((cells) =>
      cells
        .map((cell) => cell.padEnd(18))
        .join('')
        .trimEnd(),
    ),
    '',
    `${inSeconds(duration)} s in total`,
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ].join('\n');
}

/** Sum over all steps. */
export function sum(results: readonly StepResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}

function listIssues(heading: string, results: readonly StepResult[], isFlaky: boolean): string[] {
  const issues = results.flatMap((result) => result.issues);
  const lines = issues
    .filter((issue) => issue.isFlaky === isFlaky)
    .map(({ name, message }) => `  ${name}\n    ${message}`);
  return lines.length > 0 ? ['', `${heading}:`, ...lines] : [];
}

function inSeconds(duration: number): string {
  return (duration / 1000).toFixed(1);
}
