import type { StepResult } from './run-step.ts';

/** The table of all steps; its last line is 'N passed, N failed'. */
export function summary(results: readonly StepResult[]): string {
  const rows = [['step', 'result', 'passed', 'failed', 'seconds'], ...results.map(toRow)];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const { passed, failed, duration } = total(results);
  return [
    '',
    ...lines,
    '',
    `${seconds(duration)} s in all`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/** The sums over all steps; the duration in ms. */
export function total(results: readonly StepResult[]): Omit<StepResult, 'step'> {
  const sum = (key: 'passed' | 'failed' | 'duration') =>
    results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), duration: sum('duration') };
}

function toRow({ step, passed, failed, duration }: StepResult): string[] {
  const result = failed > 0 ? 'FAILED' : 'ok';
  return [step.name, result, String(passed), String(failed), seconds(duration)];
}

function seconds(duration: number): string {
  return (duration / 1000).toFixed(1);
}
