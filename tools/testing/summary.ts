import type { StepResult, Trouble } from './run-step.ts';

/** What failed, what passed at the second try, and the table of all steps; its last line is 'N passed, N failed'. */
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
  const troubles = results.flatMap((result) => result.troubles);
  return [
    ...list(
      'Failed',
      troubles.filter(({ isOvercome }) => !isOvercome),
    ),
    ...list(
      'Passed only at the second try',
      troubles.filter(({ isOvercome }) => isOvercome),
    ),
    '',
    ...lines,
    '',
    `${seconds(duration)} s in all`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

function list(heading: string, troubles: readonly Trouble[]): readonly string[] {
  if (troubles.length === 0) return [];
  return ['', `${heading}:`, ...troubles.map(({ name, problem }) => `  ${name}\n    ${problem}`)];
}

/** The sums over all steps; the duration in ms. */
export function total(
  results: readonly StepResult[],
): Pick<StepResult, 'passed' | 'failed' | 'duration'> {
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
