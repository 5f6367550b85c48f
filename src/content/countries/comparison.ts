import { formatRates, parseRates, RATES_PARAM, type Rates } from '#src/domain/exchangeRates.ts';
import type { SumOptions, SumSource } from '#src/domain/sumOptions.ts';
import { formatSumOptions, readSumOptions } from '#src/domain/sumState.ts';
import { COMPARED_PARAM, readCompared } from './comparedCountries.ts';
import { offeredCountries } from './offeredCountries.ts';

/** The state in the page's URL. */
export interface Comparison {
  readonly slugs: readonly string[];
  readonly rates: Rates;
  /**
   * The facts that a person knows of each country, compared or not: 'tuition:21000,years:2', or of
   * two offers 'tuition:21000~tuition:18000'.
   */
  readonly offers: Readonly<Record<string, string>>;
}

/**
 * Parses `?with=uk,canada&canada=tuition:21000,years:2&rates=GBP:175`. Unknown or duplicate slugs,
 * slugs over the limit and invalid rates are ignored, so that every URL shows a page.
 */
export function readComparison(params: URLSearchParams, publishedRates: Rates): Comparison {
  const offers = offeredCountries.map(({ slug }) => [slug, params.get(slug) ?? '']);
  return {
    slugs: readCompared(params),
    rates: parseRates(params.get(RATES_PARAM), publishedRates),
    offers: Object.fromEntries(offers.filter(([, offer]) => offer && /^[\w:.,~]*$/.test(offer))),
  };
}

/** Formats the query of a comparison; what is not known is omitted. All offers stay. */
export function writeComparison({ slugs, rates, offers }: Comparison): string {
  const parts = [
    [COMPARED_PARAM, slugs.join(',')],
    ...offeredCountries.map(({ slug }) => [slug, offers[slug]]),
    [RATES_PARAM, formatRates(rates)],
  ];
  return parts
    .filter(([, value]) => value)
    .map((part) => part.join('='))
    .join('&');
}

/** The facts that a person knows of a country, for its parameter of the comparison. */
export const formatOffer = (options: SumOptions): string =>
  formatSumOptions(options).replaceAll('=', ':').replaceAll('&', ',');

/** The facts of the first and of the second offer of a country. */
export function splitOffers(offers = ''): readonly [first: string, second: string] {
  const [first = '', second = ''] = offers.split('~');
  return [first, second];
}

/** The reverse of {@link splitOffers}. */
export const joinOffers = (first: string, second: string): string =>
  second ? `${first}~${second}` : first;

const toQuery = (offer: string) => offer.replaceAll(':', '=').replaceAll(',', '&');

/**
 * Formats the query of a guide: what is known of its country, which is the first offer, and the
 * comparison to go back to.
 */
export function guideQuery({ offers, ...comparison }: Comparison, slug: string): string {
  const [own, second] = splitOffers(offers[slug]);
  const others = { ...offers, [slug]: joinOffers('', second) };
  return [toQuery(own), writeComparison({ ...comparison, offers: others })]
    .filter(Boolean)
    .join('&');
}

/** Parses what a person knows of a country; what is invalid is ignored. */
export function readOffer(offer: string, guide: SumSource, day: string): SumOptions {
  return readSumOptions(new URLSearchParams(toQuery(offer)), guide, day);
}
