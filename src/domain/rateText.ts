import type { ForeignCurrency, Rates } from './exchangeRates.ts';
import { dayText } from './figure.ts';

/** The source of a rate and its day, or that of our last look: 'Nepal Rastra Bank, January 2026'. */
function rateSourceText(rates: Rates, currency: ForeignCurrency): string {
  const { source } = rates[currency];
  if (!source) return 'your own rate';
  const { label, day, checked } = source;
  return day ? `${label}, ${dayText(day)}` : `${label}; we checked on ${dayText(checked)}`;
}

/** 'NPR 144.52 for 1 USD', with 'about' before a rate of the build: it is not of a certain day. */
function rateOf(rates: Rates, currency: ForeignCurrency): string {
  const { npr, source } = rates[currency];
  const isOfADay = !source || source.day?.length === 'yyyy-mm-dd'.length;
  return `${isOfADay ? '' : 'about '}NPR ${npr} for 1 ${currency}`;
}

/**
 * Rates with their sources: 'NPR 144.52 for 1 USD (Nepal Rastra Bank, 26 November 2026)'. Each
 * source is named once: 'NPR 194.2 for 1 GBP, NPR … (…); …'.
 */
export function ratesText(rates: Rates, ...currencies: readonly ForeignCurrency[]): string {
  const sourceOf = (currency: ForeignCurrency) => rateSourceText(rates, currency);
  return [...new Set(currencies.map(sourceOf))]
    .map((source) => {
      const ofSource = new Set(currencies.filter((currency) => sourceOf(currency) === source));
      return `${[...ofSource].map((currency) => rateOf(rates, currency)).join(', ')} (${source})`;
    })
    .join('; ');
}
