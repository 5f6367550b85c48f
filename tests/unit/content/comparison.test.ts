import { expect, it } from 'vitest';
import { canada } from '#src/content/countries/canada/guide.ts';
import { MAX_COMPARED } from '#src/content/countries/comparedCountries.ts';
import {
  formatOffer,
  guideQuery,
  readComparison,
  readOffer,
  writeComparison,
} from '#src/content/countries/comparison.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';

const slugs = offeredCountries.slice(0, 2).map(({ slug }) => slug);
const [first = '', second = ''] = slugs;

const read = (query: string) => readComparison(new URLSearchParams(query), builtRates);

it('reads the countries in the order of the menu, whatever that of the URL is', () => {
  expect(read(`with=${slugs.toReversed()}`.toUpperCase().replace('WITH', 'with')).slugs).toEqual(
    slugs,
  );
});

it('omits unknown and duplicate slugs, and more than three', () => {
  const query = [first, 'atlantis', first, ...offeredCountries.map(({ slug }) => slug)].join();
  expect(read(`with=${query}`).slugs).toEqual(
    offeredCountries.slice(0, MAX_COMPARED).map(({ slug }) => slug),
  );
  expect(read('').slugs).toEqual([]);
});

it('keeps what a person knows of a country, and nothing else', () => {
  const query = `with=${first}&${first}=tuition:38500,years:2&atlantis=tuition:1`;
  expect(writeComparison(read(query))).toBe(`with=${first}&${first}=tuition:38500,years:2`);
  expect(read(`with=${first}&${first}=<b>`).offers).toEqual({});
  // Also of one that is not compared now.
  const other = `with=${first}&${second}=tuition:21000`;
  expect(writeComparison(read(other))).toBe(other);
});

it('reads an offer as a guide reads its query, and writes it', () => {
  const offer = 'tuition:38500,partner:1,years:2';
  const options = readOffer(`${offer},place:mars`, canada, '2026-11-26');
  expect(options).toMatchObject({ tuition: 38_500, hasPartner: true, years: 2 });
  expect(formatOffer(options)).toBe(offer);
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

it('takes the offer of a country to its guide, with the comparison to go back to', () => {
  const offers = `with=${slugs}&${first}=tuition:38500,years:2&${second}=tuition:21000`;
  expect(guideQuery(read(`${offers}&rates=GBP:175`), first)).toBe(
    `tuition=38500&years=2&with=${slugs}&${second}=tuition:21000&rates=GBP:175`,
  );
  expect(guideQuery(read(`with=${slugs}`), first)).toBe(`with=${slugs}`);
});

it('keeps two offers of one country, of which a guide shows the first', () => {
  const query = `with=${slugs}&${first}=tuition:38500~tuition:41000,years:2`;
  const comparison = read(query);
  expect(writeComparison(comparison)).toBe(query);
  expect(comparison.offers[first]).toEqual(['tuition:38500', 'tuition:41000,years:2']);
  const emptied = { ...comparison, offers: { [first]: ['tuition:38500', ''] } };
  expect(writeComparison(emptied)).toBe(`with=${slugs}&${first}=tuition:38500`);
  expect(guideQuery(comparison, first)).toBe(
    `tuition=38500&with=${slugs}&${first}=~tuition:41000,years:2`,
  );
  expect(read(guideQuery(comparison, first)).offers[first]).toEqual(['', 'tuition:41000,years:2']);
});
