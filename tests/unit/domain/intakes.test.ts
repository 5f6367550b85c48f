import { describe, expect, it } from 'vitest';
import type { Intake } from '#src/domain/country.ts';
import { type DatedIntake, upcomingIntakes } from '#src/domain/intakes.ts';

const september: Intake = { months: [9], label: 'September', courses: 'main' };
const january: Intake = { months: [1], label: 'January', courses: 'many' };
const summer: Intake = { months: [5, 6], label: 'May/June', courses: 'few' };
const intakes = [september, january, summer];

const inWords = (dated: DatedIntake | undefined) =>
  dated ? `${dated.intake.label} ${dated.year}` : undefined;

describe('upcomingIntakes', () => {
  it.each([
    [{ year: 2026, month: 11 }, 'May/June 2027', ['January 2027']],
    [{ year: 2026, month: 12 }, 'September 2027', ['January 2027', 'May/June 2027']],
    [{ year: 2027, month: 3 }, 'September 2027', ['May/June 2027']],
    [{ year: 2027, month: 4 }, 'January 2028', ['May/June 2027', 'September 2027']],
    [{ year: 2027, month: 5 }, 'January 2028', ['September 2027']],
  ] as const)('six months ahead of %o the next is %s', (today, next, tooLate) => {
    const upcoming = upcomingIntakes(intakes, 6, today);
    expect(inWords(upcoming.next)).toBe(next);
    expect(upcoming.tooLate.map(inWords)).toEqual(tooLate);
  });

  it('names the first intake with all courses as well', () => {
    const { next, nextMain } = upcomingIntakes(intakes, 6, { year: 2026, month: 11 });
    expect(inWords(next)).toBe('May/June 2027');
    expect(inWords(nextMain)).toBe('September 2027');
  });

  it('takes the intake of the next year where this one is too close', () => {
    const { next, tooLate } = upcomingIntakes([january], 6, { year: 2026, month: 11 });
    expect(inWords(next)).toBe('January 2028');
    expect(tooLate.map(inWords)).toEqual(['January 2027']);
  });

  it('does not list an intake that begins this month', () => {
    const { next, tooLate } = upcomingIntakes([september], 1, { year: 2026, month: 9 });
    expect(inWords(next)).toBe('September 2027');
    expect(tooLate).toEqual([]);
  });

  it('has no next one if there are none', () => {
    expect(upcomingIntakes([], 6, { year: 2026, month: 11 })).toEqual({ all: [], tooLate: [] });
  });
});
