import { inSentence } from '#src/lib/wording.ts';
import { WEEKDAYS } from './nepalTime.ts';

/** Some days of the week on which the office is open from one time to another. */
export interface OpeningSpan {
  /** 0 is Sunday. */
  readonly days: readonly number[];
  /** 'HH:MM' in Nepal. */
  readonly opens: string;
  /** 'HH:MM', later than `opens`. After midnight it counts on: '26:00' is 2 in the morning. */
  readonly closes: string;
}

/** Opening hours in Nepal's time. A day may have several spans, with a break between them. */
export interface OfficeHours {
  readonly spans: readonly OpeningSpan[];
  /** The days on which the office stays closed. */
  readonly holidays?: readonly {
    /** ISO day in Nepal: '2026-10-20'. */
    readonly day: string;
    readonly name: string;
  }[];
}

export const MINUTES_OF_DAY = 24 * 60;

/** The minutes since midnight of 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats 'HH:MM', such as '10:00 AM'. */
export function formatTime(time: string): string {
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
