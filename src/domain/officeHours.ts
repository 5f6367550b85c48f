import { nepalClock, WEEKDAYS } from './nepalTime.ts';

/** Opening hours in Kathmandu's time. */
export interface OfficeHours {
  /** The open days; 0 is Sunday. */
  readonly days: readonly number[];
  /** Full hours of the day, 0 to 24. */
  readonly opens: number;
  readonly closes: number;
}

/** Formats an hour, such as '10:00 AM'. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Whether the office is open at a moment, and a text: 'Open now' or 'Opens Sunday 10:00 AM'. */
export function officeStatus(moment: Date, hours: OfficeHours): { isOpen: boolean; text: string } {
  const { weekday, hour } = nepalClock(moment);
  const isOpenDay = hours.days.includes(weekday);
  if (isOpenDay && hour >= hours.opens && hour < hours.closes) {
    return { isOpen: true, text: 'Open now' };
  }
  const opensToday = isOpenDay && hour < hours.opens;
  const daysAhead = [1, 2, 3, 4, 5, 6, 7].find((ahead) =>
    hours.days.includes((weekday + ahead) % 7),
  );
  const nextDay = opensToday ? 'today' : WEEKDAYS[(weekday + (daysAhead ?? 0)) % 7];
  return { isOpen: false, text: `Opens ${nextDay} ${formatHour(hours.opens)}` };
}
