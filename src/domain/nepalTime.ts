import { site } from '#src/content/site.ts';
import type { Month } from './destination.ts';

/** The names of the weekdays, by `Date.getDay`: 0 is Sunday. */
export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const { timeZone } = site.hours;

/** A month of the calendar. */
export interface YearMonth {
  readonly year: number;
  readonly month: Month;
}

/** What clock and calendar show in Kathmandu. */
export interface NepalClock extends YearMonth {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** Returns what clock and calendar show in Kathmandu, whatever the visitor's time zone is. */
export function nepalClock(moment: Date): NepalClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    year: Number(read('year')),
    month: MONTHS[Number(read('month')) - 1] ?? 1,
    weekday: WEEKDAYS.indexOf(read('weekday')),
    hour: Number(read('hour')),
  };
}

/** Formats a moment in Kathmandu's time, such as '21 Nov 2026, 14:05'. */
export function formatNepalTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
