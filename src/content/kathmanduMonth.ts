import type { Month } from './destinations/destination.ts';

/** Nepal is 5:45 ahead of UTC all year, in ms. */
const KATHMANDU_OFFSET = (5 * 60 + 45) * 60_000;

/** A month of the calendar; January is 1. */
export interface YearMonth {
  readonly year: number;
  readonly month: Month;
}

/** The month it is in Kathmandu at a moment, wherever the visitor's clock stands. */
export function kathmanduMonth(moment: Date): YearMonth {
  const there = new Date(moment.getTime() + KATHMANDU_OFFSET);
  return { year: there.getUTCFullYear(), month: MONTHS[there.getUTCMonth()] ?? 1 };
}

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
