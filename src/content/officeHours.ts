/** Opening hours on the wall clock of one place. */
export interface OfficeHours {
  /** IANA name, such as 'Asia/Kathmandu'. */
  readonly timeZone: string;
  /** The days it is open; 0 is Sunday. */
  readonly days: readonly number[];
  /** Full hours of the day, 0 to 24. */
  readonly opens: number;
  readonly closes: number;
}

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** An hour as the house writes it: '10:00 AM'. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Day of the week (0 is Sunday) and hour (0 to 23) of a moment, on the clock of a time zone. */
function wallClock(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { day: DAY_NAMES.indexOf(part('weekday')), hour: Number(part('hour')) };
}

/** Whether the office is open at a moment, and in words: 'Open now' or 'Opens Sunday 10:00 AM'. */
export function officeStatus(moment: Date, hours: OfficeHours): { isOpen: boolean; text: string } {
  const { day, hour } = wallClock(moment, hours.timeZone);
  const isOpenDay = hours.days.includes(day);
  if (isOpenDay && hour >= hours.opens && hour < hours.closes) {
    return { isOpen: true, text: 'Open now' };
  }
  const opensToday = isOpenDay && hour < hours.opens;
  const daysAhead = [1, 2, 3, 4, 5, 6, 7].find((ahead) => hours.days.includes((day + ahead) % 7));
  const nextDay = opensToday ? 'today' : DAY_NAMES[(day + (daysAhead ?? 0)) % 7];
  return { isOpen: false, text: `Opens ${nextDay} ${formatHour(hours.opens)}` };
}
