import { describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { formatHour, officeStatus } from '#src/domain/officeHours.ts';

/** Nepal is UTC+5:45: 10:00 there is 04:15 UTC, 18:00 is 12:15 UTC. */
describe('officeStatus', () => {
  it.each([
    ['2025-11-20T04:14:59Z', 'Opens today 10:00 AM'],
    ['2025-11-20T04:15:00Z', 'Open now'],
    ['2025-11-20T12:14:59Z', 'Open now'],
    ['2025-11-20T12:15:00Z', 'Opens Friday 10:00 AM'],
    // Friday evening, Saturday, and Sunday before ten.
    ['2025-11-21T12:15:00Z', 'Opens Sunday 10:00 AM'],
    ['2025-11-22T06:00:00Z', 'Opens Sunday 10:00 AM'],
    ['2025-11-23T04:00:00Z', 'Opens today 10:00 AM'],
    // Still Friday in London, Saturday in Kathmandu.
    ['2025-11-21T18:30:00Z', 'Opens Sunday 10:00 AM'],
  ])('at %s is %s', (moment, text) => {
    expect(officeStatus(new Date(moment), site.hours).text).toBe(text);
  });
});

it.each([
  [0, '12:00 AM'],
  [10, '10:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
])('formatHour(%i) is %s', (hour, text) => {
  expect(formatHour(hour)).toBe(text);
});
