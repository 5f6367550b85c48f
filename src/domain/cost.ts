import { type ForeignCurrency, type Rates, toNpr } from './exchangeRates.ts';
import { type CurrencyCode, formatAmount, formatRange } from './money.ts';
import type { RuleUpdate, Source } from './source.ts';

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
  /** What has changed since the year of the source. */
  readonly update?: RuleUpdate;
} & (
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'about' | 'atLeast'; readonly amount: number }
  /** `averageOf` is what the average is of: 'a bachelor’s degree'. */
  | { readonly kind: 'average'; readonly amount: number; readonly averageOf: string }
  | { readonly kind: 'either'; readonly amounts: readonly [number, number] }
);

/** The expenses beside the study costs that every guide has a row for, in display order. */
export const EXPENSE_ITEMS = ['living', 'visa', 'proofOfFunds', 'insurance'] as const;

export type ExpenseItem = (typeof EXPENSE_ITEMS)[number];

/** An expense that we have no figure for: the page says 'Ask us'. */
export interface UnknownCost {
  readonly kind: 'unknown';
  /** What we know without a figure. */
  readonly note?: string;
  /** The source of the note. */
  readonly source?: Source;
}

/** One row for each expense, also where we have no figure. */
export type Expenses = Readonly<Record<ExpenseItem, Cost | UnknownCost>>;

/** The labels of the rows. */
export const expenseLabels: Readonly<Record<ExpenseItem, string>> = {
  living: 'Living costs',
  visa: 'Visa fee',
  proofOfFunds: 'Money you must show you have',
  insurance: 'Health cover',
};

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
 * 'NPR 17,20,000 to 65,36,000'.
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

/** What universities' published study costs are. */
export type StudyCostsAre = 'tuition' | 'tuition and fees';

interface StudyCosts {
  readonly costs: readonly Cost[];
  readonly studyCostsAre: StudyCostsAre;
  readonly costsIncludeLiving: boolean;
  readonly expenses: Expenses;
}

/** What to do with a price for one year. */
export const YEARS_TEXT =
  'Study costs are prices for one year: courses differ in length, so multiply by the years in your offer, and allow for a higher price in later years.';

/** Whether the study costs contain the living costs, in one sentence. */
export function livingText({
  costs,
  studyCostsAre,
  costsIncludeLiving,
}: Omit<StudyCosts, 'expenses'>): string {
  if (costsIncludeLiving) return 'The study costs include living costs.';
  return costs.some(({ item }) => item === 'living')
    ? 'The tuition does not include living costs.'
    : `The study costs are ${studyCostsAre}. Living costs are not included: rent, food and getting about come on top.`;
}

/** The costs without the expenses beside them. */
export function withoutExpenses({
  costs,
  expenses,
}: Pick<StudyCosts, 'costs' | 'expenses'>): readonly Cost[] {
  return costs.filter((cost) => Object.values(expenses).every((expense) => expense !== cost));
}

/** The sources of all figures and notes about costs. */
export function costSources({ costs, expenses }: Pick<StudyCosts, 'costs' | 'expenses'>): Source[] {
  return [...costs, ...Object.values(expenses)].flatMap(({ source }) => source ?? []);
}
