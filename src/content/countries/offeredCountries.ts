import { countries } from '#brand/offers.ts';
import type { Country, CountrySummary } from '#src/domain/country.ts';

/** The countries that the consultancy offers, in the order of the menu. */
export const offeredCountries: readonly CountrySummary[] = countries.map(({ summary }) => summary);

/** Those whose universities take a test, usually or where it is asked. */
export const countriesTaking = (exam: string): readonly CountrySummary[] =>
  offeredCountries.filter(({ exams }) =>
    [exams?.usual, exams?.optional].some((slugs) => slugs?.includes(exam)),
  );

/** With one country there is nothing to compare, so there is no such page. */
export const canCompare = offeredCountries.length > 1;

/** The two guides to compare this one with, among those that are offered; or the only other one. */
export function getRelatedCountries({
  slug,
  comparedWith = [],
}: Pick<Country, 'slug' | 'comparedWith'>): readonly CountrySummary[] {
  const others = offeredCountries.filter((other) => other.slug !== slug);
  const related = comparedWith.flatMap((name) => others.find((other) => other.slug === name) ?? []);
  return [...new Set([...related, ...others])].slice(0, 2);
}
