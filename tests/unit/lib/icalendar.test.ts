import { expect, test } from 'vitest';
import { toICalendar } from '#src/lib/icalendar.ts';

const now = new Date('2026-11-24T11:30:05.678Z');
const event = {
  uid: 'uk-2027-09-1@consultancy.example',
  day: '2027-12-31',
  title: 'NOC',
  text: 'Ask.',
};

test('an event of a whole day is as RFC 5545 has it', () => {
  expect(toICalendar([event], 'Summit', now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Summit//EN',
      'BEGIN:VEVENT',
      'UID:uk-2027-09-1@consultancy.example',
      'DTSTAMP:20261124T113005Z',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'SUMMARY:NOC',
      'DESCRIPTION:Ask.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:NOC',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('no line has more than 75 octets, and unfolding gives the text back', () => {
  const text = `${'a'.repeat(200)} ${'नमस्ते '.repeat(40)}${'🎓'.repeat(60)}`;
  const calendar = toICalendar([{ ...event, text }], 'Summit', now);
  for (const line of calendar.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
});

test('texts are escaped, and cannot begin another property', () => {
  const title = 'Fees, funds; and C:\\bank\r\nBEGIN:VEVENT\nEND\rX';
  const calendar = toICalendar([{ ...event, title }], 'Summit', now);
  expect(calendar).toContain(
    'SUMMARY:Fees\\, funds\\; and C:\\\\bank\\nBEGIN:VEVENT\\nEND\\nX\r\n',
  );
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
