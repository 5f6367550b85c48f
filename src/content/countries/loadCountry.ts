import { countries } from '#brand/offers.ts';
import type { Country } from '#src/domain/country.ts';

const loaded = new Map<string, Country>();

/** Loads a country guide. Rejects if it is not offered, or if its chunk cannot be fetched. */
export async function loadCountry(slug: string): Promise<Country> {
  const found = countries.find(({ summary }) => summary.slug === slug);
  if (!found) throw new Error(`No guide to ${slug} is offered.`);
  const country = await found.load();
  loaded.set(slug, country);
  return country;
}

/** The guides, if each was loaded before: for a page that is rendered with them at once. */
export function loadedCountries(slugs: readonly string[]): Country[] | undefined {
  const found = slugs.flatMap((slug) => loaded.get(slug) ?? []);
  return found.length === slugs.length ? found : undefined;
}
