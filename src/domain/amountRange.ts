import { type ForeignCurrency, type Rates, toNpr } from './exchangeRates.ts';
import type { Amount } from './figure.ts';
import { approximateNprRange } from './money.ts';

/** An amount from `from` to `to`; both are equal if it is exact. */
export interface AmountRange {
  readonly from: number;
  readonly to: number;
}

/** An amount in rupees, to be read: 'about NPR 14.6 to 33.4 lakh'. */
export const rangeInNprText = (
  { from, to }: AmountRange,
  currency: ForeignCurrency,
  rates: Rates,
): string => approximateNprRange(toNpr(from, currency, rates), toNpr(to, currency, rates));

/** No costs. */
export const ZERO_RANGE: AmountRange = { from: 0, to: 0 };

/** The range of an amount of a figure. */
export const rangeOf = ({ amount, to = amount }: Amount): AmountRange => ({ from: amount, to });

/** The sum of ranges in one currency. */
export function addRanges(ranges: readonly AmountRange[]): AmountRange {
  return ranges.reduce(
    (sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }),
    ZERO_RANGE,
  );
}

/** The range from the lowest to the highest amount; needs at least one range. */
export function enclosingRange(ranges: readonly AmountRange[]): AmountRange {
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
}

/** A range for several years or people. */
export const multiplyRange = ({ from, to }: AmountRange, count: number): AmountRange => ({
  from: from * count,
  to: to * count,
});
