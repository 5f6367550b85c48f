import { expect, it } from 'vitest';
import type { Intake } from '#src/domain/country.ts';
import { datedText, upcomingIntakes } from '#src/domain/intakes.ts';

const september: Intake = { months: [9], label: 'September', courses: 'main' };
const january: Intake = { months: [1], label: 'January', courses: 'many' };
const summer: Intake = { months: [5, 6], label: 'May/June', courses: 'few' };

it.each([
  [{ year: 2026, month: 11 }, 'May/June 2027', 'September 2027', ['January 2027']],
  [
    { year: 2026, month: 12 },
    'September 2027',
    'September 2027',
    ['January 2027', 'May/June 2027'],
  ],
  [{ year: 2027, month: 3 }, 'September 2027', 'September 2027', ['May/June 2027']],
  [{ year: 2027, month: 4 }, 'January 2028', 'September 2028', ['May/June 2027', 'September 2027']],
  // An intake that begins this month is not listed.
  [{ year: 2027, month: 5 }, 'January 2028', 'September 2028', ['September 2027']],
] as const)('six months ahead of %o the next is %s', (today, next, nextMain, tooLate) => {
  const upcoming = upcomingIntakes([september, january, summer], 6, today);
  expect([upcoming.next, upcoming.nextMain].map((each) => each && datedText(each))).toEqual([
    next,
    nextMain,
  ]);
  expect(upcoming.tooLate.map(datedText)).toEqual(tooLate);
});
