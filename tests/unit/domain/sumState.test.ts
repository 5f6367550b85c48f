import { expect, it } from 'vitest';
import { canada } from '#src/content/countries/canada/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import type { SumSource } from '#src/domain/sumOptions.ts';
import { readSumState, writeSumState } from '#src/domain/sumState.ts';

const DAY = '2026-11-24';

const read = (query: string, guide: SumSource = uk) =>
  readSumState(new URLSearchParams(query), guide, DAY, builtRates);

it('knows nothing without a query', () => {
  expect(read('')).toEqual({ options: { hasPartner: false }, rates: builtRates });
});

it.each([
  'course=postgraduate&tuition=15000.5&place=london&years=3&rates=GBP:180.5',
  'place=elsewhere',
  'tuition=0',
  '',
])("writes the query that it has read: '%s'", (query) => {
  expect(writeSumState(read(query))).toBe(query);
});

it('reads a family only where the guide has figures of one', () => {
  const query = 'partner=1&children=2';
  expect(writeSumState(read(query, canada))).toBe(query);
  expect(writeSumState(read(query))).toBe('');
});

it('reads living costs only where the guide has no figure of them', () => {
  const query = 'living=0';
  expect(writeSumState(read(query, usa))).toBe(query);
  expect(writeSumState(read(query))).toBe('');
});

it.each([
  // Rupees, as a tuition in CAD.
  ...['course=tuition', 'tuition=-1', 'tuition=2000000', 'tuition=abc', 'place=mars'],
  ...['partner=yes', 'children=2.5', 'children=11', 'years=9', 'years=0', 'rates=GBP:0'],
  'rates=USD:-1,EUR:abc,XXX:3,AUD:Infinity',
])("ignores '%s'", (query) => {
  expect(writeSumState(read(query, canada))).toBe('');
});

it('leaves in the query what belongs to other parts of the page', () => {
  const query = new URLSearchParams('intake=2027-09&tuition=9000');
  const state = read('tuition=15000');
  expect(writeSumState(state, query)).toBe('intake=2027-09&tuition=15000');
});
