import { groupThousands } from '#contracts/groupThousands.ts';
import type { ForeignCurrency } from './exchangeRates.ts';

/** A currency of the amounts on this site, by its ISO 4217 code. */
export type CurrencyCode = ForeignCurrency | 'NPR';

/** The signs that everybody knows; before other amounts is the code of the currency. */
const signs: Partial<Record<CurrencyCode, string>> = { GBP: '£', EUR: '€' };

/** Currencies whose amounts are grouped in lakh. */
const LAKH_CURRENCIES: readonly CurrencyCode[] = ['NPR', 'INR'];

const groupLakhs = (number: number) => String(number).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** An amount without its currency: '1,455,000' pounds, '14,55,000' rupees. */
export function formatNumber(amount: number, currency: CurrencyCode): string {
  const group = LAKH_CURRENCIES.includes(currency) ? groupLakhs : groupThousands;
  return group(Math.round(amount));
}

/** An amount in whole units: '£10,000', 'AUD 20,000', 'NPR 14,55,000'. */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  return `${signs[currency] ?? `${currency} `}${formatNumber(amount, currency)}`;
}

/** A fee in NPR, or one that has its currency: 'NPR 28,800'. */
export const feeText = (fee: number | string): string =>
  typeof fee === 'number' ? formatAmount(fee, 'NPR') : fee;

/** A range that names the currency once: '£10,000 to 38,000', or '£10,000'. */
export function formatRange(from: number, to: number, currency: CurrencyCode): string {
  const start = formatAmount(from, currency);
  return from === to ? start : `${start} to ${formatNumber(to, currency)}`;
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** An amount of rupees in lakh, or in crore from a crore on. */
function inUnits(amount: number): { figure: string; unit: string } {
  // 99.95 lakh would read '100 lakh'.
  return amount < CRORE - LAKH / 20
    ? { figure: String(Math.round(amount / (LAKH / 10)) / 10), unit: 'lakh' }
    : { figure: String(Math.round(amount / LAKH) / 100), unit: 'crore' };
}

/** A range below a heading in rupees: '14.6 to 33.4 lakh'. Below a lakh: 'NPR 81,000'. */
export function lakhRange(from: number, to: number): string {
  if (to < LAKH) return formatRange(from, to, 'NPR');
  const [start, end] = [inUnits(from), inUnits(to)];
  const last = `${end.figure}\u00A0${end.unit}`;
  if (start.unit !== end.unit) return `${start.figure}\u00A0${start.unit} to ${last}`;
  return start.figure === end.figure ? last : `${start.figure} to ${last}`;
}

/** A range of converted rupees: 'about NPR 98.7 lakh to 1.2 crore', 'about NPR 15,600'. */
export function approximateNprRange(from: number, to: number): string {
  return `about ${to < LAKH ? '' : 'NPR '}${lakhRange(from, to)}`;
}
