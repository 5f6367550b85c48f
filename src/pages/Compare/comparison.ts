import { COMPARED_PARAM, readCompared } from '#src/content/countries/comparedCountries.ts';
import { formatRates, parseRates, RATES_PARAM, type Rates } from '#src/domain/exchangeRates.ts';

/** The state in the page's URL: the selected countries, and the exchange rates. */
export interface Comparison {
  readonly slugs: readonly string[];
  readonly rates: Rates;
}

/**
 * Parses `?with=uk,canada&rates=GBP:175`. Unknown or duplicate slugs, slugs over the limit and invalid
 * rates are ignored, so that every URL shows a page.
 */
export function readComparison(params: URLSearchParams, publishedRates: Rates): Comparison {
  return {
    slugs: readCompared(params),
    rates: parseRates(params.get(RATES_PARAM), publishedRates),
  };
}

/** Formats the query string of a comparison, with the rates that the visitor has entered. */
export function writeComparison({ slugs, rates }: Comparison): string {
  const changed = formatRates(rates);
  const parts = [
    slugs.length > 0 && `${COMPARED_PARAM}=${slugs.join(',')}`,
    changed && `${RATES_PARAM}=${changed}`,
  ];
  return parts.filter(Boolean).join('&');
}
