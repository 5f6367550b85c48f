import { type ForeignCurrency, type Rates, toNpr } from './exchangeRates.ts';
import { approximateNprRange, type CurrencyCode, formatAmount, formatRange } from './money.ts';
import { formatNepalDay } from './nepalTime.ts';
import { FIGURES_CHECKED, type Source } from './source.ts';

/** The rows beside the study costs, in their order. */
export const EXPENSES = [
  { topic: 'living', label: 'Living costs' },
  { topic: 'visa', label: 'Visa fee' },
  { topic: 'insurance', label: 'Health cover' },
] as const;

/** The topic of a figure. */
export type FigureTopic =
  | (typeof EXPENSES)[number]['topic']
  | 'tuition'
  | 'proofOfFunds'
  | 'work'
  | 'afterDegree'
  | 'family'
  | 'english'
  | 'papers'
  | 'nepal'
  | 'exam';

/** 'certain': dated copies of the official page agree; 'unsure': the page says 'Ask us'. */
export type Confidence = 'certain' | 'likely' | 'unsure';

/** The study costs that a sum can count, as in the address of a sum. */
export type Course =
  | 'undergraduate'
  | 'postgraduate'
  | 'publicUniversity'
  | 'privateUniversity'
  | 'languageSchool'
  | 'tuition';

/** An amount of money, so that a sum can be computed from it. */
export interface Amount {
  /** In whole units of `currency`. */
  readonly amount: number;
  /** The upper end, if it is a range. */
  readonly to?: number;
  readonly currency: CurrencyCode;
  readonly bound?: 'from' | 'about' | 'at least';
  readonly per: 'year' | 'month' | 'once';
  /** The person who pays or shows it, if not the student. */
  readonly who?: 'partner' | 'child';
  /** The maximum number of months to count, for an amount per month. */
  readonly maxMonths?: number;
  /** The case in which it applies, as the end of the phrase: 'in London'. */
  readonly when?: string;
  /** The place of that case, as in a URL: 'london'. */
  readonly place?: string;
  /** The number of people that it covers together, if more than one. */
  readonly people?: number;
  /** True if it may be added or not. */
  readonly isPossible?: true;
  /** The values of which it is the average, if it is one: 'a bachelor’s degree'. */
  readonly averageOf?: string;
}

/** A value that holds from a day until the next value's day. */
export interface FigureValue {
  /** ISO day in Kathmandu; '2024-02' or '2021' where no more is known. */
  readonly validFrom?: string;
  readonly amounts?: readonly Amount[];
  /** The value in words, if it has no amounts. */
  readonly text?: string;
  /** A note on this value. */
  readonly note?: string;
  /** Advice that is shown until it holds. */
  readonly beforehand?: string;
  /** Its source, and the day of the last look. */
  readonly source: Source;
  /** The certainty of a rule of today. A value of 2025 has none: it stays beside the rule. */
  readonly confidence?: Confidence;
}

/** A fee, a price or a rule: its value of 2025, if there is one, and those since. */
export interface Figure {
  readonly topic: FigureTopic;
  readonly label: string;
  /** In the order of `validFrom`. */
  readonly values: readonly [FigureValue, ...FigureValue[]];
  /** The explanation beside the value in its row. */
  readonly note?: string;
  /** The course whose tuition it is, for the chart and the sum. */
  readonly course?: Course;
  /** The time for which money must have been in the account, after 'for'. */
  readonly heldFor?: string;
  /** What must be shown beside the amounts, and has none: 'an onward ticket'. */
  readonly besides?: string;
  /**
   * Paid at the beginning for all years of the visa: how many years a course usually has, and how
   * many are paid for the time after it.
   */
  readonly paidAhead?: {
    readonly course: Partial<Readonly<Record<Course, number>>>;
    readonly after: number;
  };
  /** True if it applies instead of the other figures of its topic. */
  readonly isAlternative?: true;
  /** ISO day of the next look; without it the first of July after the last one. */
  readonly nextLook?: string;
}

type Content =
  | Omit<Figure, 'topic' | 'label'>
  | (FigureValue & Omit<Figure, 'topic' | 'label' | 'values' | 'note'>);

/**
 * Makes a figure of its values, or of its only one:
 * `figure('visa', 'Visa fee', { amounts: [once(185)], ...certain(studentVisa) })`.
 */
export function figure(topic: FigureTopic, label: string, content: Content): Figure {
  if ('values' in content) return { topic, label, ...content };
  const { note: _, ...options } = content;
  return { topic, label, ...options, values: [content] };
}

type AmountCase = Omit<Amount, 'amount' | 'currency' | 'per'>;

/** Makes the amounts of one currency: `amountsIn('GBP').monthly(1529, { when: 'in London' })`. */
export function amountsIn(currency: CurrencyCode) {
  const per =
    (period: Amount['per']) =>
    (amount: number, more: AmountCase = {}): Amount => ({ amount, ...more, currency, per: period });
  return { yearly: per('year'), monthly: per('month'), once: per('once') };
}

/** The ISO day of the oldest look at the newest rules of some figures. */
export function lastLook(figures: readonly Pick<Figure, 'values'>[]): string {
  const rules = figures.flatMap(({ values }) => values.at(-1) ?? []);
  const looks = rules.filter(({ confidence }) => confidence).map(({ source }) => source.checked);
  return looks.sort()[0] ?? FIGURES_CHECKED;
}

/** True if a look was more than six months before another ISO day. */
export function isOutdated(checked: string, day: string): boolean {
  const end = new Date(checked);
  end.setUTCMonth(end.getUTCMonth() + 6);
  return new Date(day) > end;
}

/** The ISO day on which somebody must look a figure up again: in July, when most fees change. */
export function nextLookAt({
  nextLook,
  source: { checked },
}: Pick<Figure, 'nextLook'> & Pick<FigureValue, 'source'>): string {
  const july = checked.replace(/-.*/, '-07-01');
  return (
    nextLook ?? (july > checked ? july : july.replace(/^\d+/, (year) => `${Number(year) + 1}`))
  );
}

/**
 * The day that a page shows figures for: the last one up to `today` on which one of them changes or
 * must be looked up, never before the last look. All are ISO days in Kathmandu.
 */
export function figuresDay(figures: readonly Figure[], today: string): string {
  const changes = figures.flatMap((figure) =>
    figure.values.flatMap(({ validFrom = '', source }) => [
      validFrom,
      nextLookAt({ ...figure, source }),
    ]),
  );
  const past = changes.filter((day) => day <= today && day > FIGURES_CHECKED);
  return past.sort().at(-1) ?? FIGURES_CHECKED;
}

/** The figures of a topic. */
export function figuresOf(figures: readonly Figure[], topic: FigureTopic): readonly Figure[] {
  return figures.filter((figure) => figure.topic === topic);
}

/** The value of 2025, if there is one. */
export function valueOf2025({ values: [first] }: Pick<Figure, 'values'>): FigureValue | undefined {
  return first.confidence ? undefined : first;
}

/** The value that holds on an ISO day, and the one after it, if it is known. */
export function valueOn({ values }: Pick<Figure, 'values'>, day: string) {
  const [first, ...later] = values;
  const begun = later.filter(({ validFrom = '' }) => validFrom <= day);
  return { current: begun.at(-1) ?? first, next: later[begun.length] };
}

const periods = { year: ' a year', month: ' a month', once: '' } as const;
const payers = { partner: ' for a partner', child: ' for each child' } as const;

const ending = (when?: string) => (when ? ` ${when}` : '');

/** The amount without its period: '£10,000 to 38,000', 'about €500', 'at least €7,000'. */
export function amountText({ amount, to = amount, currency, bound }: Amount): string {
  return `${bound ? `${bound} ` : ''}${formatRange(amount, to, currency)}`;
}

/** '£1,529 a month in London' */
export function partText(part: Amount): string {
  const { per, who, when } = part;
  return `${amountText(part)}${periods[per]}${who ? payers[who] : ''}${ending(when)}`;
}

/** True if an amount is not in rupees. */
export const isForeign = (currency: CurrencyCode): currency is ForeignCurrency =>
  currency !== 'NPR';

/** A value of 2025, without its period: '£10,000 to 38,000', '€60 or €100', '20 hours per week'. */
export const textOf2025 = ({ amounts, text = '' }: FigureValue): string =>
  amounts?.map(amountText).join(' or ') ?? text;

const periodsOf2025 = { year: 'per year', month: 'per month', once: 'per application' } as const;

/** The period of the amounts of a value of 2025: 'per year'. Empty if it is in words. */
export function periodOf2025({ amounts: [first] = [] }: FigureValue): string {
  return first ? periodsOf2025[first.per] : '';
}

/** The amounts of the student, or of their family. */
export const partsOf = ({ amounts = [] }: FigureValue, isStudent: boolean) =>
  amounts.filter(({ who }) => !who === isStudent);

/** The amount that a student pays or shows, or the rule in words. */
export function headline(value: FigureValue): string {
  return partsOf(value, true).map(partText).join('; ') || (value.text ?? '');
}

/** An amount in rupees, to be read: 'about NPR 2.6 lakh a month in London'. */
export function inNprText(part: Amount, rates: Rates): string {
  const { amount, to = amount, currency, per, when, bound } = part;
  const npr = (end: number) => (isForeign(currency) ? toNpr(end, currency, rates) : end);
  const range = approximateNprRange(npr(amount), npr(to));
  const start = bound && !(bound === 'about' && range.startsWith(bound)) ? `${bound} ` : '';
  return `${start}${range}${periods[per]}${ending(when)}`;
}

/** 'Counted for at most 9 months: £13,761 in London.' Undefined if no amount has such a limit. */
function mostText(value: FigureValue): string | undefined {
  const limited = partsOf(value, true).flatMap(({ amount, currency, maxMonths, when }) =>
    maxMonths
      ? [{ maxMonths, text: formatAmount(amount * maxMonths, currency) + ending(when) }]
      : [],
  );
  const [first] = limited;
  const sums = limited.map(({ text }) => text).join('; ');
  return first && `Counted for at most ${first.maxMonths} months: ${sums}.`;
}

/** The text beside the headline: the most that is counted, the note, the amounts of a family. */
export function besideHeadline(value: FigureValue): readonly string[] {
  const family = partsOf(value, false).map(partText).join('; ');
  return [mostText(value), value.note, family && `With family: ${family}.`].flatMap(
    (text) => text || [],
  );
}

/** An ISO day, month or year in words: '30 November 2026', 'February 2024', '2021'. */
export function dayText(day: string): string {
  if (day.length === 'yyyy'.length) return day;
  const text = formatNepalDay(new Date(day));
  return day.length === 'yyyy-mm'.length ? text.replace('1 ', '') : text;
}
