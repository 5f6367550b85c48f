import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A measured value and its budget. */
export interface Figure {
  /** The row in the table, such as a path. */
  readonly subject: string;
  /** The column in the table, with the unit. */
  readonly metric: string;
  readonly value: number;
  readonly max?: number | undefined;
  readonly min?: number | undefined;
}

/** Describes each figure that is out of its budget or not a number. */
export function budgetViolations(figures: readonly Figure[]): readonly string[] {
  return figures
    .filter(({ value, min = value, max = value }) => !(value >= min && value <= max))
    .map(({ subject, metric, value, min, max }) => {
      const budget = max === undefined ? `at least ${min}` : `at most ${max}`;
      return `${subject}: ${metric} is ${Number(value.toFixed(3))}, budget ${budget}`;
    });
}

/** The values by subject and metric, after one line with the budgets. */
export function toRows(figures: readonly Figure[]): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = { budget: {} };
  const set = (subject: string, metric: string, value: number) => {
    rows[subject] = { ...rows[subject], [metric]: value };
  };
  for (const { subject, metric, value, max, min } of figures) {
    set(subject, metric, Number(value.toFixed(2)));
    const budget = max ?? min;
    if (budget !== undefined) set('budget', metric, budget);
  }
  return rows;
}

/** Writes the rows of all parts to a file, with the machine. */
export function writeReport(file: string, runs: number, parts: Readonly<Record<string, object>>) {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
  const report = { date: new Date().toISOString(), machine, runs, parts };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** The middle value, or the mean of the two in the middle. Not a number if one of them is not. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}
