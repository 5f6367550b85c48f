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

export const NOTHING: AmountRange = { from: 0, to: 0 };

export const rangeOf = ({ amount, to = amount }: Amount): AmountRange => ({ from: amount, to });

export const exactly = (amount: number): AmountRange => ({ from: amount, to: amount });

export function add(ranges: readonly AmountRange[]): AmountRange {
  return ranges.reduce(
    (sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }),
    NOTHING,
  );
}

export function span(ranges: readonly AmountRange[]): AmountRange {
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
}

export const times = ({ from, to }: AmountRange, count: number): AmountRange => ({
  from: from * count,
  to: to * count,
});
