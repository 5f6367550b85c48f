import { expect, it } from 'vitest';
import { intakesSources, intakeText } from '#src/domain/country.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';

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

it('names for intakes their own source, or our table of 2025', () => {
  const intakes = [{ months: [9], label: 'September', courses: 'main' }] as const;
  const intakesSource = { label: 'JASSO', year: 2026, checked: '2026-11-30' };
  expect(intakesSources({ intakes, intakesSource })).toEqual([intakesSource]);
  expect(intakesSources({ intakes })).toEqual([CONSULTANCY_SOURCE]);
  expect(intakesSources({})).toEqual([]);
});
