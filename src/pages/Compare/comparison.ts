import { isDestinationSlug } from '#src/content/destinations/loadDestination.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import {
  defaultRates,
  type ForeignCurrency,
  isRate,
  type Rates,
} from '#src/domain/exchangeRates.ts';

/** The maximum number of destinations to compare. */
export const MAX_COMPARED = 3;

/** The state in the page's URL: the selected destinations, and the exchange rates. */
export interface Comparison {
  readonly slugs: readonly DestinationSlug[];
  readonly rates: Rates;
}

const SLUGS_PARAM = 'with';
const RATES_PARAM = 'rates';

const isCurrency = (code: string): code is ForeignCurrency => Object.hasOwn(defaultRates, code);

/**
 * Parses `?with=uk,canada&rates=GBP:175`. Unknown or duplicate slugs, slugs over the limit and invalid
 * rates are ignored, so that every URL shows a page.
 */
export function readComparison(params: URLSearchParams): Comparison {
  const slugs = (params.get(SLUGS_PARAM) ?? '').split(',').filter(isDestinationSlug);
  const rates: Record<ForeignCurrency, number> = { ...defaultRates };
  for (const entry of (params.get(RATES_PARAM) ?? '').split(',')) {
    const [code = '', rate = ''] = entry.split(':');
    if (isCurrency(code) && isRate(Number(rate))) rates[code] = Number(rate);
  }
  return { slugs: [...new Set(slugs)].slice(0, MAX_COMPARED), rates };
}

/** Formats the query string of a comparison; default rates are omitted. */
export function writeComparison({ slugs, rates }: Comparison): string {
  const changed = Object.entries(rates).filter(
    ([code, rate]) => isCurrency(code) && rate !== defaultRates[code],
  );
  const parts = [
    slugs.length > 0 && `${SLUGS_PARAM}=${slugs.join(',')}`,
    changed.length > 0 && `${RATES_PARAM}=${changed.map((entry) => entry.join(':')).join(',')}`,
  ];
  return parts.filter(Boolean).join('&');
}
