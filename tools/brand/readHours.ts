import type { OpeningSpan } from '#src/domain/officeHours.ts';

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const line =
  /^(?<first>[A-Z][a-z]{2})(?:-(?<last>[A-Z][a-z]{2}))? (?<opens>\d{1,2}:[0-5]\d)-(?<closes>\d{1,2}:[0-5]\d)$/;

/** Reads 'Sun-Fri 9:30-17:00' or 'Sat 10:00-13:00'; undefined if it is written in another way. */
export function readHours(text: string): OpeningSpan | undefined {
  const { first = '', last = first, opens, closes } = line.exec(text.trim())?.groups ?? {};
  const from = names.indexOf(first);
  const to = names.indexOf(last);
  if (!opens || !closes || from < 0 || to < 0) return undefined;
  return {
    days: Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  };
}
