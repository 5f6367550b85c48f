import { expect, it } from 'vitest';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { readComparison, writeComparison } from '#src/pages/Compare/comparison.ts';

const read = (query: string) => readComparison(new URLSearchParams(query));

it('reads the destinations in the order of the URL', () => {
  expect(read('with=canada,uk').slugs).toEqual(['canada', 'uk']);
});

it('omits unknown and duplicate slugs, and more than three', () => {
  expect(read('with=uk,atlantis,uk,usa,ireland,canada').slugs).toEqual(['uk', 'usa', 'ireland']);
  expect(read('').slugs).toEqual([]);
});

it('reads valid rates from the URL and ignores others', () => {
  expect(read('rates=GBP:175.5,USD:-1,EUR:abc,XXX:3,AUD:Infinity').rates).toEqual({
    ...defaultRates,
    GBP: 175.5,
  });
});

it('writes the query that it has read, without default values', () => {
  const query = 'with=uk,canada&rates=GBP:175';
  expect(writeComparison(read(query))).toBe(query);
  expect(writeComparison(read('with=uk&rates=GBP:172'))).toBe('with=uk');
  expect(writeComparison(read(''))).toBe('');
});
