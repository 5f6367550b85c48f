import { expect, it } from 'vitest';
import { byRank, intakeText } from '#src/domain/country.ts';

const universities = [
  { name: 'Galway', city: '', rank: 273 },
  { name: 'Trinity', city: '', rank: 87 },
  { name: 'Cork', city: '', rank: 273 },
];

it('sorts universities by rank; the same rank keeps the given order', () => {
  expect(byRank(universities).map(({ name }) => name)).toEqual(['Trinity', 'Galway', 'Cork']);
});

it.each([
  [{ months: [9], label: 'September', courses: 'main' }, 'September'],
  [{ months: [1], label: 'January', courses: 'many' }, 'January (many courses)'],
  [
    { months: [5, 6], label: 'May/June', season: 'summer', courses: 'few' },
    'May/June (summer, few courses)',
  ],
] as const)('names the intake %j as %s', (intake, text) => {
  expect(intakeText(intake)).toBe(text);
});
