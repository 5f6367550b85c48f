import { inSentence } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { offeredCountries } from './offeredCountries.ts';

/** The maximum number of countries to compare. */
export const MAX_COMPARED = 3;

/** The parameter of the comparison's address with the slugs, separated by commas. */
export const COMPARED_PARAM = 'with';

/** True if a slug names a country that is offered. */
export function isCountrySlug(slug: string | undefined): boolean {
  return offeredCountries.some((country) => country.slug === slug);
}

/** Countries in the order of the menu, in which they are compared. */
export const inMenuOrder = (slugs: readonly string[]): readonly string[] =>
  offeredCountries.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));

/** The countries in a query. Unknown ones and a fourth are left out. */
export function readCompared(params: URLSearchParams): readonly string[] {
  const slugs = (params.get(COMPARED_PARAM) ?? '').toLowerCase().split(',').filter(isCountrySlug);
  return inMenuOrder([...new Set(slugs)].slice(0, MAX_COMPARED));
}

/** The address of a comparison, with its countries in the order of the menu. */
export function comparisonAddress(slugs: readonly string[]): string {
  return slugs.length > 0
    ? `${paths.compare}?${COMPARED_PARAM}=${inMenuOrder(slugs).join(',')}`
    : paths.compare;
}

/** The names of countries in a sentence, in the order of the menu: 'the UK, Canada and Ireland'. */
export function namesInText(slugs: readonly string[]): string {
  const named = offeredCountries.filter(({ slug }) => slugs.includes(slug));
  return inSentence(named.map(({ nameInText }) => nameInText));
}
