import { median } from './median.ts';

/** A figure, and whether it may be so. */
export interface Check {
  readonly name: string;
  /** The median of all runs. */
  readonly value: number;
  readonly unit: 'ms' | '×' | '%';
  /** The most it may be. Without one it is said for information only. */
  readonly budget?: number;
}

/** Measures `runs` times, one after another, and gives the median. */
export async function repeat(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return median(values);
}

/** Whether a figure keeps its budget; one without a budget always does. */
export function isKept({ value, budget }: Check): boolean {
  return budget === undefined || value <= budget;
}
