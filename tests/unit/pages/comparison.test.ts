import { expect, it } from 'vitest';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { readComparison, writeComparison } from '#src/pages/Compare/comparison.ts';

const read = (query: string) => readComparison(new URLSearchParams(query));

it('reads the destinations in the order of the address', () => {
  expect(read('with=canada,uk').slugs).toEqual(['canada', 'uk']);
});

it('leaves out what is unknown or doubled, and what is over three', () => {
  expect(read('with=uk,atlantis,uk,usa,ireland,canada').slugs).toEqual(['uk', 'usa', 'ireland']);
  expect(read('').slugs).toEqual([]);
});

it('takes a rate from the address, and no nonsense', () => {
  expect(read('rates=GBP:175.5,USD:-1,EUR:abc,XXX:3,AUD:Infinity').rates).toEqual({
    ...defaultRates,
    GBP: 175.5,
  });
});

it('writes what it has read', () => {
  const query = 'with=uk,canada&rates=GBP:175';
  expect(writeComparison(read(query))).toBe(query);
  expect(writeComparison(read('with=uk&rates=GBP:172'))).toBe('with=uk');
  expect(writeComparison(read(''))).toBe('');
});
