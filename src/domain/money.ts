/** The prefix of an amount, by its ISO 4217 code: a sign, or the code and a space. */
const prefixes = {
  GBP: '£',
  AUD: 'AUD ',
  CAD: 'CAD ',
  EUR: '€',
  NZD: 'NZD ',
  USD: 'USD ',
  NPR: 'NPR ',
} as const;

/** A currency of the amounts on this site. */
export type CurrencyCode = keyof typeof prefixes;

const wholeNumber = { maximumFractionDigits: 0 } as const;

/** Fixed locales, so that server and browser render the same text. */
const byThousands = new Intl.NumberFormat('en-GB', wholeNumber);
const byLakhs = new Intl.NumberFormat('en-IN', wholeNumber);

/** An amount without its currency, grouped as usual there: '1,455,000' pounds, '14,55,000' rupees. */
export function formatNumber(amount: number, currency: CurrencyCode): string {
  return (currency === 'NPR' ? byLakhs : byThousands).format(amount);
}

/** An amount in whole units of its currency: '£10,000', 'AUD 20,000', 'NPR 31,500', 'NPR 14,55,000'. */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  return `${prefixes[currency]}${formatNumber(amount, currency)}`;
}

/** A range that names the currency once: '£10,000 to 38,000'; '£10,000' if both ends are equal. */
export function formatRange(from: number, to: number, currency: CurrencyCode): string {
  const start = formatAmount(from, currency);
  return from === to ? start : `${start} to ${formatNumber(to, currency)}`;
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** An amount of rupees in lakh, or in crore from a crore on. */
function inUnits(amount: number): { figure: string; unit: string } {
  // 99.95 lakh would read '100 lakh'.
  return amount < CRORE - LAKH / 20
    ? { figure: oneDecimal.format(amount / LAKH), unit: 'lakh' }
    : { figure: oneDecimal.format(amount / CRORE), unit: 'crore' };
}

/**
 * A range of rupees to be read, not reckoned with: 'about NPR 14.6 to 33.4 lakh', 'about NPR 98.7 lakh to
 * 1.2 crore'. Below a lakh it is exact.
 */
export function approximateNprRange(from: number, to: number): string {
  if (to < LAKH) return formatRange(from, to, 'NPR');
  const [start, end] = [inUnits(from), inUnits(to)];
  if (from === to) return `about NPR ${end.figure} ${end.unit}`;
  const unit = start.unit === end.unit ? '' : ` ${start.unit}`;
  return `about NPR ${start.figure}${unit} to ${end.figure} ${end.unit}`;
}
