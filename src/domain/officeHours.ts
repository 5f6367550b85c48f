import { nepalDay } from '#contracts/nepalDay.ts';
import { inSentence } from '#src/lib/wording.ts';
import { formatNepalDay, nepalClock, WEEKDAYS } from './nepalTime.ts';

/** Some days of the week on which the office is open from one time to another. */
export interface OpeningSpan {
  /** 0 is Sunday. */
  readonly days: readonly number[];
  /** 'HH:MM' in Nepal. */
  readonly opens: string;
  /** 'HH:MM', later than `opens`. After midnight it counts on: '26:00' is 2 in the morning. */
  readonly closes: string;
}

/** A day on which the office stays closed. */
export interface Holiday {
  /** ISO day in Nepal: '2026-10-20'. */
  readonly day: string;
  readonly name: string;
}

/** Opening hours in Nepal's time. A day may have several spans, with a break between them. */
export interface OfficeHours {
  readonly spans: readonly OpeningSpan[];
  readonly holidays?: readonly Holiday[];
}

const MINUTES_OF_DAY = 24 * 60;
const MS_OF_DAY = MINUTES_OF_DAY * 60_000;
/** The days within which the next opening is looked for: longer than any festival. */
const DAYS_AHEAD = 21;

/** The minutes since midnight of 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats 'HH:MM', such as '10:00 AM'. */
function formatTime(time: string): string {
  const minutes = minutesOf(time) % MINUTES_OF_DAY;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Sunday to Friday', 'Sunday, Tuesday and Thursday'. */
function daysText(days: readonly number[]): string {
  if (days.length === 7) return 'Every day';
  const runs = days
    .filter((day) => !days.includes((day + 6) % 7))
    .map((first) => {
      const run = [first];
      for (let day = (first + 1) % 7; days.includes(day); day = (day + 1) % 7) run.push(day);
      return run.map((day) => WEEKDAYS[day] ?? '');
    })
    .flatMap((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run));
  return inSentence(runs);
}

/** The hours in a sentence: 'Sunday to Friday, 10:00 AM to 6:00 PM; Saturday, …'. */
export function hoursText({ spans }: OfficeHours): string {
  const allDays = new Set(spans.map(({ days }) => daysText(days)));
  return [...allDays]
    .map((text) => {
      const times = spans
        .filter(({ days }) => daysText(days) === text)
        .map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`);
      return `${text}, ${times.join(' and ')}`;
    })
    .join('; ');
}

interface Opening {
  /** Days from today. */
  readonly ahead: number;
  readonly opens: string;
  /** Minutes from today's midnight. */
  readonly start: number;
  readonly end: number;
}

/** True if the office is open at a moment, and a text: 'Open now' or 'Opens Sunday 10:00 AM'. */
export function officeStatus(
  moment: Date,
  { spans, holidays = [] }: OfficeHours,
): { isOpen: boolean; text: string } {
  const { weekday, hour, minute } = nepalClock(moment);
  const now = hour * 60 + minute;
  const momentOf = (ahead: number) => new Date(moment.getTime() + ahead * MS_OF_DAY);
  const holidayOn = (ahead: number) =>
    holidays.find(({ day }) => day === nepalDay(momentOf(ahead)));
  const openingsOn = (ahead: number): Opening[] =>
    holidayOn(ahead)
      ? []
      : spans
          .filter(({ days }) => days.includes((weekday + ahead + 7) % 7))
          .map(({ opens, closes }) => ({
            ahead,
            opens,
            start: ahead * MINUTES_OF_DAY + minutesOf(opens),
            end: ahead * MINUTES_OF_DAY + minutesOf(closes),
          }));
  // From yesterday on, which may end today.
  const openings = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => openingsOn(index - 1))
    .flat()
    .toSorted((a, b) => a.start - b.start);
  if (openings.some(({ start, end }) => start <= now && now < end)) {
    return { isOpen: true, text: 'Open now' };
  }
  const holiday = holidayOn(0);
  const reason = holiday ? `Closed for ${holiday.name}. ` : '';
  const next = openings.find(({ start }) => start > now);
  if (!next) return { isOpen: false, text: holiday ? `Closed for ${holiday.name}` : 'Closed' };
  const { ahead, opens } = next;
  const weekdayAhead = WEEKDAYS[(weekday + ahead) % 7];
  const day = ahead > 7 ? formatNepalDay(momentOf(ahead)) : weekdayAhead;
  return {
    isOpen: false,
    text: `${reason}Opens ${ahead === 0 ? 'today' : day} ${formatTime(opens)}`,
  };
}
