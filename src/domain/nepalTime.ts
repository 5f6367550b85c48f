/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const { format: formatMonth } = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The names of the months, January first. */
export const MONTH_NAMES = MONTHS.map((month) => formatMonth(Date.UTC(2000, month - 1)));

const { format: formatWeekday } = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  timeZone: 'UTC',
});

/** The names of the weekdays, by `Date.getDay`: 0 is Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  formatWeekday(Date.UTC(2000, 0, 2 + day)),
);

const timeZone = 'Asia/Kathmandu';

/** A month of the calendar. */
export interface YearMonth {
  readonly year: number;
  readonly month: Month;
}

/** The local time in Kathmandu. */
interface NepalClock extends YearMonth {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** Returns the local time in Kathmandu, independent of the visitor's time zone. */
export function nepalClock(moment: Date): NepalClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    year: Number(getPart('year')),
    month: MONTHS[Number(getPart('month')) - 1] ?? 1,
    weekday: WEEKDAYS.indexOf(getPart('weekday')),
    hour: Number(getPart('hour')),
    minute: Number(getPart('minute')),
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

/** Formats the day of a moment in Kathmandu, such as '18 November 2025'. */
export function formatNepalDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);
}
