import { nepalDate, nepalDay } from '#contracts/nepalDay.ts';

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The names of the months, January first. */
export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** The names of the weekdays, by `Date.getDay`: 0 is Sunday. */
export const WEEKDAYS = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
];

/** A month of the calendar. */
export interface YearMonth {
  readonly year: number;
  readonly month: Month;
}

/** The local time in Kathmandu, whatever the visitor's time zone is; the weekday 0 is Sunday. */
export function nepalClock(moment: Date) {
  const local = nepalDate(moment);
  return {
    year: local.getUTCFullYear(),
    month: MONTHS[local.getUTCMonth()] ?? 1,
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/** Formats a moment in Kathmandu's time, such as '21 Nov 2026, 14:05'. */
export function formatNepalTime(moment: Date | number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kathmandu',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}

/** Formats the day of a moment in Kathmandu: '18 November 2025'. Throws if it is invalid. */
export function formatNepalDay(moment: Date): string {
  const [year, month, day] = nepalDay(moment).split('-').map(Number);
  return `${day} ${MONTH_NAMES[Number(month) - 1]} ${year}`;
}

/** The earliest day that a form accepts: a year that is typed by half is earlier. */
export const EARLIEST_DAY = '2000-01-01';
