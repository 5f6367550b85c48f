import { isDestinationSlug } from '#src/content/destinations/loadDestination.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { defaultRates, type ForeignCurrency, type Rates } from '#src/domain/exchangeRates.ts';

/** How many destinations stand side by side at most. */
export const MAX_COMPARED = 3;

/** What the address of the page says: which destinations, and rates other than the planning ones. */
export interface Comparison {
  readonly slugs: readonly DestinationSlug[];
  readonly rates: Rates;
}

const SLUGS = 'with';
const RATES = 'rates';

const isCurrency = (code: string): code is ForeignCurrency => Object.hasOwn(defaultRates, code);

/** Whether a rate, in NPR for one unit, can be reckoned with. */
export function isRate(rate: number): boolean {
  return Number.isFinite(rate) && rate > 0 && rate < 100_000;
}

/**
 * Reads `?with=uk,canada&rates=GBP:175`. What is unknown, doubled, over the limit or no rate is
 * left out, so that any address shows something.
 */
export function readComparison(params: URLSearchParams): Comparison {
  const slugs = (params.get(SLUGS) ?? '').split(',').filter(isDestinationSlug);
  const rates: Record<ForeignCurrency, number> = { ...defaultRates };
  for (const entry of (params.get(RATES) ?? '').split(',')) {
    const [code = '', rate = ''] = entry.split(':');
    if (isCurrency(code) && isRate(Number(rate))) rates[code] = Number(rate);
  }
  return { slugs: [...new Set(slugs)].slice(0, MAX_COMPARED), rates };
}

/** The query of a comparison's address; what is as planned is left out. */
export function writeComparison({ slugs, rates }: Comparison): string {
  const changed = Object.entries(rates).filter(
    ([code, rate]) => isCurrency(code) && rate !== defaultRates[code],
  );
  const parts = [
    slugs.length > 0 && `${SLUGS}=${slugs.join(',')}`,
    changed.length > 0 && `${RATES}=${changed.map((entry) => entry.join(':')).join(',')}`,
  ];
  return parts.filter(Boolean).join('&');
}
