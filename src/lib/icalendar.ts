import { DAY_MS } from './time.ts';

interface DayEvent {
  /** The same for each copy of the event, so that a calendar replaces it. */
  readonly uid: string;
  /** An ISO day: '2027-03-01'. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

const MAX_OCTETS = 75;

const encoder = new TextEncoder();

/** Ends a line, and continues a long one on the next, which then begins with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** '20270301' for '2027-03-01'. */
const toDate = (isoDay: string) => isoDay.replaceAll('-', '');

const dayAfter = (isoDay: string) =>
  new Date(Date.parse(isoDay) + DAY_MS).toISOString().slice(0, 10);

/** Returns events as iCalendar (RFC 5545), each with a reminder at nine in the morning. */
export function toICalendar(events: readonly DayEvent[], product: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    ...events.flatMap(({ uid, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toDate(day)}`,
      `DTEND;VALUE=DATE:${toDate(dayAfter(day))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('');
}
