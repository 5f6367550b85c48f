import { expect, it } from 'vitest';
import { comparisonAt, renderedAddress } from '#server/rendering/contentPages.ts';
import { canCompare, offeredCountries } from '#src/content/countries/offeredCountries.ts';

const addressOf = (address: string) => renderedAddress(new URL(address, 'http://site'));

it('renders one page for each choice of guides, whoever asks for it and how', () => {
  const slugs = [...offeredCountries.map(({ slug }) => slug), 'mars', '', 'UK'];
  const queries = slugs.flatMap((a) => slugs.flatMap((b) => slugs.map((c) => `${a},${b},${c},x`)));
  const addresses = new Set(
    queries.map((query) => addressOf(`/compare?with=${query}&utm=${query}`)),
  );
  // One, two or three of n, or none.
  const n = offeredCountries.length;
  const choices = n + (n * (n - 1)) / 2 + (n * (n - 1) * (n - 2)) / 6 + 1;
  // With one country there is no such page.
  expect(addresses.size).toBe(choices);
  for (const address of addresses) {
    const isRendered = comparisonAt(address) !== undefined;
    expect(isRendered).toBe(canCompare && address !== '/compare');
  }
});

it('drops the query of every other page', () => {
  expect(addressOf('/blogs?page=2')).toBe('/blogs');
  expect(addressOf('/?with=uk')).toBe('/');
});
