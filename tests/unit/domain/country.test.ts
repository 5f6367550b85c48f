import { expect, it } from 'vitest';
import { intakeText } from '#src/domain/country.ts';

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
