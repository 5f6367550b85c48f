import { type ForeignCurrency, type Rates, toNpr } from './exchangeRates.ts';
import { type CurrencyCode, formatAmount, formatRange } from './money.ts';
import type { Source } from './source.ts';

/** The kind of cost; a key has the same meaning in every country. */
export type CostItem =
  | 'undergraduate'
  | 'postgraduate'
  | 'publicUniversity'
  | 'privateUniversity'
  | 'tuition'
  | 'living'
  | 'insurance'
  | 'visa'
  | 'proofOfFunds';

/** A cost in whole units of the destination's currency. */
export type Cost = {
  readonly item: CostItem;
  readonly label: string;
  readonly per: 'year' | 'application';
  readonly note?: string;
  readonly source: Source;
} & (
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'average' | 'about' | 'atLeast'; readonly amount: number }
  | { readonly kind: 'either'; readonly amounts: readonly [number, number] }
);

/** The figures of a cost: '£10,000 to 38,000', 'about €500', '€60 or €100', 'at least €7,000'. */
export function costText(cost: Cost, currency: CurrencyCode): string {
  switch (cost.kind) {
    case 'range':
      return formatRange(cost.from, cost.to, currency);
    case 'either':
      return cost.amounts.map((amount) => formatAmount(amount, currency)).join(' or ');
    case 'average':
      return formatAmount(cost.amount, currency);
    case 'about':
      return `about ${formatAmount(cost.amount, currency)}`;
    case 'atLeast':
      return `at least ${formatAmount(cost.amount, currency)}`;
  }
}

/**
 * What a cost is in NPR at the given rates, in the same words as {@link costText}:
 * 'NPR 1,720,000 to 6,536,000'.
 */
export function costTextInNpr(cost: Cost, currency: ForeignCurrency, rates: Rates): string {
  const npr = (amount: number) => toNpr(amount, currency, rates);
  switch (cost.kind) {
    case 'range':
      return costText({ ...cost, from: npr(cost.from), to: npr(cost.to) }, 'NPR');
    case 'either':
      return costText({ ...cost, amounts: [npr(cost.amounts[0]), npr(cost.amounts[1])] }, 'NPR');
    default:
      return costText({ ...cost, amount: npr(cost.amount) }, 'NPR');
  }
}
