import type { CurrencyCode } from './money.ts';

/** A currency that tuition is paid in. */
export type ForeignCurrency = Exclude<CurrencyCode, 'NPR'>;

/** NPR for one unit of each currency. */
export type Rates = Readonly<Record<ForeignCurrency, number>>;

/** The rates that amounts are compared at, until a visitor enters others. */
export const defaultRates: Rates = {
  USD: 135,
  GBP: 172,
  EUR: 147,
  AUD: 88,
  CAD: 97,
  NZD: 81,
};

/** Stands beside every amount that was made with the planning rates. */
export const defaultRatesNote =
  'These are rounded planning rates of 2025, no bank’s quotation. Put in the rate that your bank gives you on the day.';

/** What an amount is in NPR at the given rates, to the nearest rupee. */
export function toNpr(amount: number, currency: ForeignCurrency, rates: Rates): number {
  return Math.round(amount * rates[currency]);
}
