import type { CurrencyCode } from './money.ts';
import type { Source } from './source.ts';

/** A currency that tuition is paid in. */
export type ForeignCurrency = Exclude<CurrencyCode, 'NPR'>;

/** NPR for one unit of each currency. */
export type Rates = Readonly<Record<ForeignCurrency, number>>;

/** The exchange rates used until a visitor enters others. */
export const defaultRates: Rates = {
  USD: 135,
  GBP: 172,
  EUR: 147,
  AUD: 88,
  CAD: 97,
  NZD: 81,
};

export const RATES_SOURCE: Source = {
  label: 'our rounded planning rates of 2025, not a bank rate',
  year: 2025,
  checked: '2026-11-22',
};

/** The note beside every amount that was converted with the default rates. */
export const defaultRatesNote =
  'These are rounded planning rates of 2025, not a bank rate. Enter the rate that your bank gives you on the day.';

/** The highest rate that a visitor can enter, in NPR for one unit. */
export const MAX_RATE = 9999;

/** Whether a number is a valid rate, in NPR for one unit. */
function isRate(rate: number): boolean {
  return rate > 0 && rate <= MAX_RATE;
}

const isCurrency = (code: string): code is ForeignCurrency => Object.hasOwn(defaultRates, code);

/** The query parameter of the rates. */
export const RATES_PARAM = 'rates';

/** Parses the rates of a URL, such as 'GBP:175,CAD:98.5'. Invalid ones are ignored. */
export function parseRates(text: string | null): Rates {
  const rates: Record<ForeignCurrency, number> = { ...defaultRates };
  for (const entry of (text ?? '').split(',')) {
    const [code = '', rate = ''] = entry.split(':');
    if (isCurrency(code) && isRate(Number(rate))) rates[code] = Number(rate);
  }
  return rates;
}

/** Formats rates for a URL; default rates are omitted. */
export function formatRates(rates: Rates): string {
  return Object.entries(rates)
    .filter(([code, rate]) => isCurrency(code) && rate !== defaultRates[code])
    .map((entry) => entry.join(':'))
    .join(',');
}

/** Converts an amount to NPR at the given rates, rounded to the nearest rupee. */
export function toNpr(amount: number, currency: ForeignCurrency, rates: Rates): number {
  return Math.round(amount * rates[currency]);
}
