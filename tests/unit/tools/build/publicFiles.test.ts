import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { countryCard, countryPicture } from '#tools/build/publicFiles.ts';
import { root } from '#tools/settings/settings.ts';

it.each(offeredCountries)('$name has a card of its own, or that of the site', ({ slug }) => {
  const { url, file } = countryCard(slug);
  expect(url).toBe(`/cards/${slug}.png`);
  expect(existsSync(file), `${file}: run npm run generate icons`).toBe(true);
});

it('a country without pictures has the common ones', () => {
  const fileOf = ({ file }: { readonly file: string }) => file.slice(root.length);
  expect(fileOf(countryCard('atlantis'))).toBe('/brand/public/social-card.png');
  expect(fileOf(countryPicture('atlantis', 'flag'))).toBe('/src/content/countries/flag.svg');
  expect(fileOf(countryPicture('atlantis', 'scene'))).toBe('/src/content/countries/scene.svg');
  expect(fileOf(countryCard(offeredCountries[0]?.slug ?? ''))).toContain('/cards/');
});
