import { formatRates, parseRates, RATES_PARAM, type Rates } from '#src/domain/exchangeRates.ts';
import type { SumOptions, SumSource } from '#src/domain/sumOptions.ts';
import { formatQuery, formatSumOptions, readSumOptions } from '#src/domain/sumState.ts';
import { COMPARED_PARAM, readCompared } from './comparedCountries.ts';
import { offeredCountries } from './offeredCountries.ts';

/** The state in the page's URL. */
export interface Comparison {
  readonly slugs: readonly string[];
  readonly rates: Rates;
  /**
   * The offers that a person has from each country, compared or not: 'tuition:21000,years:2'. Up to
   * two, of which each may be empty.
   */
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

/**
 * Parses `?with=uk,canada&canada=tuition:21000,years:2~tuition:18000&rates=GBP:175`. Unknown or
 * duplicate slugs, slugs over the limit and invalid rates are ignored, so that every URL shows a
 * page.
 */
export function readComparison(params: URLSearchParams, publishedRates: Rates): Comparison {
  const offers = offeredCountries.map(({ slug }) => [slug, params.get(slug) ?? ''] as const);
  return {
    slugs: readCompared(params),
    rates: parseRates(params.get(RATES_PARAM), publishedRates),
    offers: Object.fromEntries(
      offers
        .filter(([, text]) => /^[\w:.,~]+$/.test(text))
        .map(([slug, text]) => [slug, text.split('~', 2)]),
    ),
  };
}

/** Formats the query of a comparison; what is not known is omitted. All offers stay. */
export function writeComparison({ slugs, rates, offers }: Comparison): string {
  return formatQuery([
    [COMPARED_PARAM, slugs.join(',')],
    ...offeredCountries.map(({ slug }) => [slug, offers[slug]?.join('~').replace(/~$/, '')]),
    [RATES_PARAM, formatRates(rates)],
  ]);
}

/** The facts that a person knows of a country, for its parameter of the comparison. */
export const formatOffer = (options: SumOptions): string =>
  formatSumOptions(options).replaceAll('=', ':').replaceAll('&', ',');

const toQuery = (offer: string) => offer.replaceAll(':', '=').replaceAll(',', '&');

/**
 * Formats the query of a guide: what is known of its country, which is the first offer, and the
 * comparison to go back to.
 */
export function guideQuery({ offers, ...comparison }: Comparison, slug: string): string {
  const [own = '', second = ''] = offers[slug] ?? [];
  const others = { ...offers, [slug]: ['', second] };
  return [toQuery(own), writeComparison({ ...comparison, offers: others })]
    .filter(Boolean)
    .join('&');
}

/** Parses what a person knows of a country; what is invalid is ignored. */
export function readOffer(offer: string, guide: SumSource, day: string): SumOptions {
  return readSumOptions(new URLSearchParams(toQuery(offer)), guide, day);
}
