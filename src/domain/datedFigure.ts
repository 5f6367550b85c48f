import { type ForeignCurrency, type Rates, toNpr } from './exchangeRates.ts';
import { approximateNprRange, type CurrencyCode, formatAmount, formatNumber } from './money.ts';
import { formatNepalDay, nepalDay } from './nepalTime.ts';
import { lookedUp, type Source } from './source.ts';

/**
 * How sure we are: 'certain' if two or more dated copies of the official page agree, 'likely' if we
 * have one good copy or a rule without its date. An 'unsure' figure is not shown: the page says 'Ask us'.
 */
export type Confidence = 'certain' | 'likely' | 'unsure';

/** What a figure is about. The first four are the rows of the expenses, see `ExpenseItem`. */
export type FigureTopic =
  | 'living'
  | 'visa'
  | 'proofOfFunds'
  | 'insurance'
  | 'tuition'
  | 'work'
  | 'afterDegree'
  | 'papers'
  | 'nepal';

/** An amount of money, so that a sum can be computed from it. */
export interface AmountPart {
  /** In whole units of `currency`. */
  readonly amount: number;
  /** The upper end, if it is a range. */
  readonly to?: number;
  readonly currency: CurrencyCode;
  readonly bound?: 'from' | 'about';
  readonly per: 'year' | 'month' | 'once';
  readonly who: 'student' | 'partner' | 'child';
  /** The maximum number of months to count, for an amount per month. */
  readonly maxMonths?: number;
  /** The case in which it applies, as the end of the phrase: 'in London'. */
  readonly when?: string;
  /** The place of that case, as in a URL: 'london'. */
  readonly place?: string;
  /** How many people it covers together, if more than one. */
  readonly people?: number;
  /** Whether it may be added or not. */
  readonly isPossible?: true;
}

/** What holds from a day until the next value's day. */
export interface DatedValue {
  /** ISO day in Kathmandu, or '2024-02' where only the month is known. */
  readonly validFrom?: string;
  readonly parts?: readonly AmountPart[];
  /** The rule in words, if it has no amounts; otherwise what belongs to them. */
  readonly text?: string;
}

/** A figure or rule that changes by law. */
export interface DatedFigure {
  readonly topic: FigureTopic;
  readonly label: string;
  /** In the order of `validFrom`. */
  readonly values: readonly [DatedValue, ...DatedValue[]];
  /** What it means, without figures that change. */
  readonly note?: string;
  /** How long money must have been in the account, after 'for'. */
  readonly heldFor?: string;
  /** Whether it applies instead of the other figures of its topic. */
  readonly isAlternative?: true;
  readonly source: Source;
  readonly confidence: Confidence;
  /** ISO day on which somebody must look it up again. */
  readonly nextLook: string;
}

/** The day to which a prerendered page speaks: the day of the last look at the figures. */
export const FIGURES_CHECKED = '2026-11-23';

/** The day that pages show figures for: today in Kathmandu, never before the last look. */
export function figuresDay(now: Date | undefined): string {
  const today = now ? nepalDay(now) : FIGURES_CHECKED;
  return today > FIGURES_CHECKED ? today : FIGURES_CHECKED;
}

/** The value that holds on an ISO day, and the one after it, if it is known. */
export function valueOn({ values }: Pick<DatedFigure, 'values'>, day: string) {
  const [first, ...later] = values;
  const begun = later.filter(({ validFrom = '' }) => validFrom <= day);
  return { current: begun.at(-1) ?? first, next: later[begun.length] };
}

const periods = { year: ' a year', month: ' a month', once: '' } as const;
const payers = { student: '', partner: ' for a partner', child: ' for each child' } as const;

const ending = (when?: string) => (when ? ` ${when}` : '');

/** '£1,529 a month in London' */
export function partText({ amount, to, currency, bound, per, who, when }: AmountPart): string {
  const figures = `${formatAmount(amount, currency)}${to === undefined ? '' : ` to ${formatNumber(to, currency)}`}`;
  return `${bound ? `${bound} ` : ''}${figures}${periods[per]}${payers[who]}${ending(when)}`;
}

/** 'Counted for at most 9 months: £13,761 in London.' Undefined if no amount has such a limit. */
function mostText(value: DatedValue): string | undefined {
  const limited = partsOf(value, true).flatMap(({ amount, currency, maxMonths, when }) =>
    maxMonths
      ? [{ maxMonths, text: formatAmount(amount * maxMonths, currency) + ending(when) }]
      : [],
  );
  const [first] = limited;
  const sums = limited.map(({ text }) => text).join('; ');
  return first && `Counted for at most ${first.maxMonths} months: ${sums}.`;
}

const partsOf = ({ parts = [] }: DatedValue, isStudent: boolean) =>
  parts.filter(({ who }) => (who === 'student') === isStudent);

/** What a student pays or shows, or the rule in words. */
export function headline(value: DatedValue): string {
  return partsOf(value, true).map(partText).join('; ') || (value.text ?? '');
}

const isForeign = (currency: CurrencyCode): currency is ForeignCurrency => currency !== 'NPR';

/** The amounts of the headline in rupees, to be read: 'about NPR 2.6 lakh a month in London'. */
export function headlineInNpr(value: DatedValue, rates: Rates): string {
  return partsOf(value, true)
    .flatMap(({ amount, to, currency, per, when }) => {
      if (!isForeign(currency)) return [];
      const npr = (end: number) => toNpr(end, currency, rates);
      return `${approximateNprRange(npr(amount), npr(to ?? amount))}${periods[per]}${when ? ` ${when}` : ''}`;
    })
    .join('; ');
}

/** What belongs to the headline: the most that is counted, the text beside amounts, and a family's. */
export function besideHeadline(value: DatedValue): readonly string[] {
  const family = partsOf(value, false).map(partText).join('; ');
  const most = mostText(value);
  return [
    ...(most ? [most] : []),
    ...(partsOf(value, true).length > 0 && value.text ? [value.text] : []),
    ...(family ? [`With family: ${family}.`] : []),
  ];
}

/** An ISO day or month in words: '30 November 2026', 'February 2024'. */
export function dayText(day: string): string {
  const text = formatNepalDay(new Date(day));
  return day.length === 'yyyy-mm'.length ? text.replace('1 ', '') : text;
}

/** 'For applications from 30 November 2026: £1,570 a month in London; ...' */
export function announcement(next: DatedValue): string | undefined {
  return next.validFrom && `For applications from ${dayText(next.validFrom)}: ${headline(next)}.`;
}

/** What the reader must know before relying on the figure. */
export function relianceText({ confidence, source }: DatedFigure, validFrom?: string): string {
  return [
    validFrom && `Since ${dayText(validFrom)}.`,
    confidence === 'likely' && 'Likely, not certain: ask us before you rely on it.',
    `Checked in ${lookedUp(source)}; read it on the official page before you pay:`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The figures of a topic. */
export function figuresOf(
  figures: readonly DatedFigure[],
  topic: FigureTopic,
): readonly DatedFigure[] {
  return figures.filter((figure) => figure.topic === topic);
}
