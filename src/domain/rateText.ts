import type { ForeignCurrency, Rates } from './exchangeRates.ts';
import { dayText } from './figure.ts';

/** The source of a rate and its day: 'Nepal Rastra Bank, 26 November 2026'. */
function rateSourceText(rates: Rates, currency: ForeignCurrency): string {
  const { source } = rates[currency];
  if (!source) return 'your own rate';
  const { label, day, checked } = source;
  return day ? `${label}, ${dayText(day)}` : `${label}, seen on ${dayText(checked)}`;
}

const rateOf = (rates: Rates, currency: ForeignCurrency) =>
  `NPR ${rates[currency].npr} for 1 ${currency}`;

/** 'NPR 144.52 for 1 USD (Nepal Rastra Bank, 26 November 2026)' */
export const rateText = (rates: Rates, currency: ForeignCurrency): string =>
  `${rateOf(rates, currency)} (${rateSourceText(rates, currency)})`;

/** 'NPR 144.52 for 1 USD, 26 November 2026', beside rateText, which says whose rate it is. */
export function rateDayText(rates: Rates, currency: ForeignCurrency): string {
  const { source } = rates[currency];
  return source
    ? `${rateOf(rates, currency)}, ${dayText(source.day ?? source.checked)}`
    : rateText(rates, currency);
}

/** The rates of several currencies, each source once: 'NPR 194 for 1 GBP, NPR … (…); …'. */
export function ratesText(rates: Rates, currencies: readonly ForeignCurrency[]): string {
  const sourceOf = (currency: ForeignCurrency) => rateSourceText(rates, currency);
  return [...new Set(currencies.map(sourceOf))]
    .map((source) => {
      const ofSource = new Set(currencies.filter((currency) => sourceOf(currency) === source));
      return `${[...ofSource].map((currency) => rateOf(rates, currency)).join(', ')} (${source})`;
    })
    .join('; ');
}
