import { expect, it } from 'vitest';
import { MAX_COMPARED } from '#src/content/countries/comparedCountries.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import { readComparison, writeComparison } from '#src/pages/Compare/comparison.ts';

const slugs = offeredCountries.slice(0, 2).map(({ slug }) => slug);
const [first] = slugs;

const read = (query: string) => readComparison(new URLSearchParams(query), builtRates);

it('reads the countries in the order of the menu, whatever that of the URL is', () => {
  expect(read(`with=${slugs.toReversed()}`).slugs).toEqual(slugs);
});

it('omits unknown and duplicate slugs, and more than three', () => {
  const query = [first, 'atlantis', first, ...offeredCountries.map(({ slug }) => slug)].join();
  expect(read(`with=${query}`).slugs).toEqual(
    offeredCountries.slice(0, MAX_COMPARED).map(({ slug }) => slug),
  );
  expect(read('').slugs).toEqual([]);
});

it('reads valid rates from the URL and ignores others', () => {
  expect(read('rates=GBP:175.5,USD:-1,EUR:abc,XXX:3,AUD:Infinity').rates).toEqual({
    ...builtRates,
    GBP: { npr: 175.5 },
  });
});

it('writes the query that it has read, with the rates of the visitor alone', () => {
  const query = `with=${slugs}&rates=GBP:175`;
  expect(writeComparison(read(query))).toBe(query);
  // Also one that equals the published one, which changes.
  const own = `with=${first}&rates=GBP:${builtRates.GBP.npr}`;
  expect(writeComparison(read(own))).toBe(own);
  expect(writeComparison(read(`with=${first}`))).toBe(`with=${first}`);
  expect(writeComparison(read(''))).toBe('');
});
