/** ISO 4217 codes of the amounts on this site. */
export type CurrencyCode = 'GBP' | 'AUD' | 'CAD' | 'EUR' | 'NZD' | 'USD' | 'NPR';

/** The prefix of an amount: a sign for pound and euro, else the code and a space. */
const prefixes: Record<CurrencyCode, string> = {
  GBP: '£',
  AUD: 'AUD ',
  CAD: 'CAD ',
  EUR: '€',
  NZD: 'NZD ',
  USD: 'USD ',
  NPR: 'NPR ',
};

/** A fixed locale, so that server and browser render the same text. */
const grouping = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A number with thousands separators: '10,000'. */
export function formatNumber(value: number): string {
  return grouping.format(value);
}

/** An amount in whole units of its currency: '£10,000', 'AUD 20,000', 'NPR 31,500'. */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  return `${prefixes[currency]}${formatNumber(amount)}`;
}

/** A range that names the currency once: '£10,000 to 38,000', 'AUD 20,000 to 45,000'. */
export function formatRange(from: number, to: number, currency: CurrencyCode): string {
  return `${formatAmount(from, currency)} to ${formatNumber(to)}`;
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** An amount of rupees to be read, not reckoned with: 'about NPR 14.6 lakh'; below a lakh it is exact. */
export function approximateNpr(amount: number): string {
  if (amount < LAKH) return formatAmount(amount, 'NPR');
  // 99.95 lakh would read '100 lakh'.
  return amount < CRORE - LAKH / 20
    ? `about NPR ${oneDecimal.format(amount / LAKH)} lakh`
    : `about NPR ${oneDecimal.format(amount / CRORE)} crore`;
}
