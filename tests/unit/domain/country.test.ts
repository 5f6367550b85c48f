import { expect, it } from 'vitest';
import { bestRankedUniversities, intakeText, universitiesInOrder } from '#src/domain/country.ts';

const universities = [
  { name: 'Galway', city: '', rank: 273 },
  { name: 'Trinity', city: '', rank: 87 },
  { name: 'Cork', city: '', rank: 273 },
];
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

it('sorts universities by rank or not; the same rank keeps the given order', () => {
  const inOrder = (universitiesSorted: boolean) =>
    namesOf(universitiesInOrder({ universities, universitiesSorted }));
  expect(inOrder(true)).toEqual(['Trinity', 'Galway', 'Cork']);
  expect(inOrder(false)).toEqual(namesOf(universities));
  expect(namesOf(bestRankedUniversities({ universities }, 2))).toEqual(['Trinity', 'Galway']);
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
