import { describe, expect, it } from 'vitest';
import { hoursText } from '#src/domain/officeHours.ts';
import { officeStatus } from '#src/domain/officeStatus.ts';
import { hours, nightHours } from '../../../stories/support/office.ts';

/** Nepal is UTC+5:45: 10:00 there is 04:15 UTC, 18:00 is 12:15 UTC. */
describe('officeStatus', () => {
  it.each([
    ['2026-11-26T04:14:59Z', 'Opens today 10:00 AM'],
    ['2026-11-26T04:15:00Z', 'Open now'],
    ['2026-11-26T12:14:59Z', 'Open now'],
    ['2026-11-26T12:15:00Z', 'Opens Friday 10:00 AM'],
    // Friday evening, Saturday, and Sunday before ten.
    ['2026-11-27T12:15:00Z', 'Opens Sunday 10:00 AM'],
    ['2026-11-28T06:00:00Z', 'Opens Sunday 10:00 AM'],
    ['2025-11-23T04:00:00Z', 'Opens today 10:00 AM'],
    // Still Friday in London, Saturday in Nepal.
    ['2026-11-27T18:30:00Z', 'Opens Sunday 10:00 AM'],
  ])('at %s is %s', (moment, text) => {
    expect(officeStatus(new Date(moment), hours).text).toBe(text);
  });

  it.each([
    ['2026-11-25T12:44', 'Open now'],
    // After the shift of Wednesday, before the holiday.
    ['2026-11-25T12:45', 'Opens Friday 8:00 PM'],
    ['2026-11-26T09:00', 'Closed for Nepal Sambat. Opens Friday 8:00 PM'],
    ['2026-11-27T19:59', 'Opens today 8:00 PM'],
    ['2026-11-28T00:00', 'Open now'],
    ['2026-11-28T02:29', 'Open now'],
    ['2026-11-28T02:30', 'Opens Sunday 7:30 AM'],
  ])('with half hours, a holiday and a shift over midnight at %s is %s', (time, text) => {
    expect(officeStatus(new Date(`${time}:00+05:45`), nightHours).text).toBe(text);
  });

  it.each([
    [8, '15', 'Opens 24 November 2025 10:00 AM'],
    [40, '15', 'Closed'],
    // A Sunday of which the next opening is the same weekday.
    [7, '16', 'Closed for a feast. Opens 23 November 2025 10:00 AM'],
    [7, '17', 'Closed for a feast. Opens Sunday 10:00 AM'],
  ])('looks past %i holidays on %s November: %s', (count, today, text) => {
    const first = Date.parse('2025-11-16T12:00:00+05:45');
    const holidays = Array.from({ length: count }, (_, index) => ({
      day: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
      name: 'a feast',
    }));
    const status = officeStatus(new Date(`2025-11-${today}T12:00:00+05:45`), {
      ...hours,
      holidays,
    });
    expect(status).toEqual({ isOpen: false, text });
  });
});

const span = (days: number[], opens = '10:00', closes = '18:00') => ({ days, opens, closes });

it.each([
  [[span([0, 1, 2, 3, 4, 5])], 'Sunday to Friday, 10:00 AM to 6:00 PM'],
  [[span([0, 1, 2, 3, 4, 5, 6], '09:30', '17:15')], 'Every day, 9:30 AM to 5:15 PM'],
  // A week may begin on any day.
  [[span([4, 5, 6, 0])], 'Thursday to Sunday, 10:00 AM to 6:00 PM'],
  [[span([1, 3, 4], '00:00', '12:05')], 'Monday, Wednesday and Thursday, 12:00 AM to 12:05 PM'],
  [
    [
      span([0, 1, 2], '07:00', '12:00'),
      span([0, 1, 2], '13:00', '17:30'),
      span([6], '22:00', '26:00'),
    ],
    'Sunday to Tuesday, 7:00 AM to 12:00 PM and 1:00 PM to 5:30 PM; Saturday, 10:00 PM to 2:00 AM',
  ],
])('hoursText of %j is %s', (spans, text) => {
  expect(hoursText({ spans })).toBe(text);
});
