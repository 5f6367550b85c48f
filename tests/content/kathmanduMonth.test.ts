import { describe, expect, it } from 'vitest';
import { kathmanduMonth } from '#src/content/kathmanduMonth.ts';

describe('kathmanduMonth', () => {
  it.each([
    ['2025-11-20T06:30:00Z', { year: 2025, month: 11 }],
    ['2025-12-31T18:14:59Z', { year: 2025, month: 12 }],
    ['2025-12-31T18:15:00Z', { year: 2026, month: 1 }],
    ['2026-02-28T23:00:00Z', { year: 2026, month: 3 }],
  ])('of %s is the month on the wall in Kathmandu', (moment, month) => {
    expect(kathmanduMonth(new Date(moment))).toEqual(month);
  });
});
