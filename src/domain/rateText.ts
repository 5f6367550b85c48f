import type { ForeignCurrency, Rates } from './exchangeRates.ts';
import { dayText } from './figure.ts';

/** Who says a rate and of when it is: 'Nepal Rastra Bank, 26 November 2026'. */
function rateSourceText(rates: Rates, currency: ForeignCurrency): string {
  const { source } = rates[currency];
  if (!source) return 'your own rate';
  return source.day ? `${source.label}, ${dayText(source.day)}` : source.label;
}

/** 'NPR 144.52 for 1 USD (Nepal Rastra Bank, 26 November 2026)' */
export const rateText = (rates: Rates, currency: ForeignCurrency): string =>
  `NPR ${rates[currency].npr} for 1 ${currency} (${rateSourceText(rates, currency)})`;
