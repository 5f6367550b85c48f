import { FIGURES_CHECKED, type Source } from './source.ts';

interface RateSource extends Source {
  /** Its ISO day, month or year; missing if the source does not say. */
  readonly day?: string;
}

/** The price of one unit of a currency. */
export interface Rate {
  readonly npr: number;
  /** Missing for the rate that a visitor has entered. */
  readonly source?: RateSource;
}

/** The Nepal Rastra Bank as the source of the rates of an ISO day or month. */
export function bankSource(day: string, checked: string): RateSource {
  return {
    label: 'Nepal Rastra Bank',
    url: 'https://www.nrb.org.np/forex',
    year: Number(day.slice(0, 4)),
    day,
    checked,
  };
}

const UNDATED: RateSource = {
  label: 'our rounded rate, not a bank rate',
  year: 2026,
  checked: FIGURES_CHECKED,
};

/** The rates that a build knows, each for one unit. The server replaces those of the bank. */
export const builtRates = {
  USD: { npr: 144, source: bankSource('2026-01', FIGURES_CHECKED) },
  GBP: { npr: 194, source: UNDATED },
  EUR: { npr: 169, source: UNDATED },
  AUD: { npr: 97, source: UNDATED },
  CAD: { npr: 104, source: UNDATED },
  // The bank quotes none.
  NZD: {
    npr: 81,
    source: {
      label: 'our rounded rate, not a bank rate; today’s is probably higher, and so are the rupees',
      year: 2025,
      day: '2025',
      checked: '2026-11-22',
    },
  },
  // For the countries that students of Nepal choose most beside ours.
  JPY: { npr: 0.92, source: UNDATED },
  KRW: { npr: 0.0932, source: bankSource('2025-01-01', FIGURES_CHECKED) },
  INR: { npr: 1.6015, source: bankSource('2025-01-01', FIGURES_CHECKED) },
} satisfies Readonly<Record<string, Rate>>;

/** A currency that tuition is paid in, by its ISO code. */
export type ForeignCurrency = keyof typeof builtRates;

/** The rate of each currency. */
export type Rates = Readonly<Record<ForeignCurrency, Rate>>;

/** The highest rate that a visitor can enter, in NPR for one unit. */
export const MAX_RATE = 9999;

/** True if a code is that of a currency with a rate. */
export const isCurrency = (code: string): code is ForeignCurrency =>
  Object.hasOwn(builtRates, code);

/** The query parameter of the rates. */
export const RATES_PARAM = 'rates';

/** The given rates with those of a URL, such as 'GBP:175,CAD:98.5'. Invalid ones are ignored. */
export function parseRates(text: string | null, others: Rates): Rates {
  const rates: Record<ForeignCurrency, Rate> = { ...others };
  for (const entry of (text ?? '').split(',')) {
    const [code = '', rate] = entry.split(':');
    const npr = Number(rate);
    if (isCurrency(code) && npr > 0 && npr <= MAX_RATE) rates[code] = { npr };
  }
  return rates;
}

/** Formats the rates that a visitor has entered for a URL. */
export function formatRates(rates: Rates): string {
  return Object.entries(rates)
    .filter(([, { source }]) => !source)
    .map(([code, { npr }]) => `${code}:${npr}`)
    .join(',');
}

/** Converts an amount to NPR at the given rates, rounded to the nearest rupee. */
export function toNpr(amount: number, currency: ForeignCurrency, rates: Rates): number {
  return Math.round(amount * rates[currency].npr);
}
