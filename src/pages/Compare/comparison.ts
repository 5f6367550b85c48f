import { COMPARED_PARAM, readCompared } from '#src/content/destinations/comparedDestinations.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { defaultRates, type ForeignCurrency, type Rates } from '#src/domain/exchangeRates.ts';

/** The state in the page's URL: the selected destinations, and the exchange rates. */
export interface Comparison {
  readonly slugs: readonly DestinationSlug[];
  readonly rates: Rates;
}

const RATES_PARAM = 'rates';

const isCurrency = (code: string): code is ForeignCurrency => Object.hasOwn(defaultRates, code);

/** Whether a number is a valid rate, in NPR for one unit. */
export function isRate(rate: number): boolean {
  return Number.isFinite(rate) && rate > 0 && rate < 100_000;
}

/**
 * Parses `?with=uk,canada&rates=GBP:175`. Unknown or duplicate slugs, slugs over the limit and invalid
 * rates are ignored, so that every URL shows a page.
 */
export function readComparison(params: URLSearchParams): Comparison {
  const rates: Record<ForeignCurrency, number> = { ...defaultRates };
  for (const entry of (params.get(RATES_PARAM) ?? '').split(',')) {
    const [code = '', rate = ''] = entry.split(':');
    if (isCurrency(code) && isRate(Number(rate))) rates[code] = Number(rate);
  }
  return { slugs: readCompared(params), rates };
}

/** Formats the query string of a comparison; default rates are omitted. */
export function writeComparison({ slugs, rates }: Comparison): string {
  const changed = Object.entries(rates).filter(
    ([code, rate]) => isCurrency(code) && rate !== defaultRates[code],
  );
  const parts = [
    slugs.length > 0 && `${COMPARED_PARAM}=${slugs.join(',')}`,
    changed.length > 0 && `${RATES_PARAM}=${changed.map((entry) => entry.join(':')).join(',')}`,
  ];
  return parts.filter(Boolean).join('&');
}
