import { expect, it } from 'vitest';
import { formatNepalDay, formatNepalTime, nepalClock } from '#src/domain/nepalTime.ts';

it.each([
  ['2025-11-20T06:30:00Z', { year: 2025, month: 11, weekday: 4, hour: 12, minute: 15 }],
  ['2025-12-31T18:14:59Z', { year: 2025, month: 12, weekday: 3, hour: 23, minute: 59 }],
  ['2025-12-31T18:15:00Z', { year: 2026, month: 1, weekday: 4, hour: 0, minute: 0 }],
  ['2026-02-28T23:00:00Z', { year: 2026, month: 3, weekday: 0, hour: 4, minute: 45 }],
])('nepalClock is the time in Kathmandu at %s', (moment, clock) => {
  expect(nepalClock(new Date(moment))).toEqual(clock);
});

it('formats a moment in the time of Kathmandu', () => {
  expect(formatNepalTime(new Date('2025-12-31T18:15:00Z'))).toBe('1 Jan 2026, 00:00');
});

it('formats the day in Kathmandu', () => {
  expect(formatNepalDay(new Date('2025-12-31T18:14:59Z'))).toBe('31 December 2025');
  expect(formatNepalDay(new Date('2025-12-31T18:15:00Z'))).toBe('1 January 2026');
  expect(() => formatNepalDay(new Date('tomorrow'))).toThrow(RangeError);
});
