import { capitalize } from '#src/lib/wording.ts';
import type { Country } from './country.ts';
import { type ForeignCurrency, type Rates, toNpr } from './exchangeRates.ts';
import {
  type Amount,
  type Course,
  type Figure,
  type FigureValue,
  figuresOf,
  headline,
  partText,
  valueOf2025,
  valueOn,
} from './figure.ts';
import { approximateNprRange } from './money.ts';
import { STUDY_LEVELS, type StudyCost, studyCosts } from './studyCosts.ts';

/** The content of a guide that a sum is computed from. */
export type SumSource = Pick<Country, 'currency' | 'figures'>;

/** The facts that a person knows; undefined ones are not known yet. */
export interface SumOptions {
  /** The study costs to count, see {@link courseChoices}. */
  readonly course?: Course | undefined;
  /** The tuition of their offer for a year, instead of ours. */
  readonly tuition?: number | undefined;
  /** See {@link placeChoices}. */
  readonly place?: string | undefined;
  readonly hasPartner: boolean;
  readonly children: number;
  /** The number of years that the course takes. */
  readonly years?: number | undefined;
}

export const DEFAULT_SUM_OPTIONS: SumOptions = { hasPartner: false, children: 0 };

/** The highest numbers that a visitor can enter. */
export const SUM_LIMITS = { tuition: 99_999_999, children: 10, years: 8 } as const;

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

/** The highest part of the first years, in rupees: the end of the scale of all bars. */
export const highestPart = (sums: readonly WholeSum[], rates: Rates): number =>
  Math.max(
    ...sums.flatMap(({ currency, parts }) =>
      parts.map(({ amounts }) => toNpr(amounts?.first.to ?? 0, currency, rates)),
    ),
  );

/** A source of a part. */
export type PartSource = Pick<FigureValue, 'source' | 'confidence'>;

type SumPartName = 'tuition' | 'living' | 'visa' | 'health';

/** One part of the sum, in the country's currency. */
export interface SumPart {
  readonly name: SumPartName;
  readonly label: string;
  /** Without amounts the part is not in the sum. */
  readonly amounts?: { readonly first: AmountRange; readonly further: AmountRange } | undefined;
  /** A sentence on how it is added, and what it leaves open. */
  readonly details: readonly string[];
  readonly sources: readonly PartSource[];
}

/** The costs of a year abroad, in the country's currency. */
export interface WholeSum {
  readonly currency: ForeignCurrency;
  readonly parts: readonly SumPart[];
  readonly first: AmountRange;
  readonly further: AmountRange;
  /** All years together, if their number is known. */
  readonly all?: AmountRange | undefined;
  /** Costs without a figure: 'health cover'. */
  readonly missing: readonly string[];
}

/** True if a sum says something of a year: fees that are paid once, alone, do not. */
export const hasYearlyCosts = ({ further }: Pick<WholeSum, 'further'>) => further.to > 0;

/** The money to show at one place, after the amount: 'in London'. */
interface PlaceAmount {
  readonly when: string;
  readonly amount: AmountRange;
}

/** The money to show before the visa; it is no part of the sum. */
export interface MoneyToShow {
  /** For living and travel, without tuition; undefined if the country sets no amount. */
  readonly amount?: AmountRange | undefined;
  /** The amounts of the places, if there is more than one: 'in London'. */
  readonly byPlace?: readonly PlaceAmount[] | undefined;
  /** With the tuition of the first year. */
  readonly withTuition?: AmountRange | undefined;
  /** From which ISO day another amount holds, if that is known. */
  readonly next?:
    | (Pick<MoneyToShow, 'byPlace'> & { readonly validFrom: string; readonly amount: AmountRange })
    | undefined;
  /** The time for which it must have been there, after 'for'; undefined if not known. */
  readonly heldFor?: string | undefined;
  /** The rules of the topic, the main one first. */
  readonly figures: readonly Figure[];
  readonly missing: readonly string[];
}

const NOTHING: AmountRange = { from: 0, to: 0 };

const rangeOf = ({ amount, to = amount }: Amount): AmountRange => ({ from: amount, to });

const exactly = (amount: number): AmountRange => ({ from: amount, to: amount });

function add(ranges: readonly AmountRange[]): AmountRange {
  return ranges.reduce(
    (sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }),
    NOTHING,
  );
}

function span(ranges: readonly AmountRange[]): AmountRange {
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
}

const times = ({ from, to }: AmountRange, count: number): AmountRange => ({
  from: from * count,
  to: to * count,
});

/** A kind of study costs to choose from, of which one applies; without costs we have no figure. */
interface CourseChoice {
  readonly course: Course;
  readonly label: string;
  readonly costs: readonly StudyCost[];
}

/** The study costs that a sum can count: one of them, or all of a level while none is chosen. */
export function courseChoices(
  country: Pick<Country, 'figures'>,
  day: string,
): readonly CourseChoice[] {
  const choicesOf = (costs: readonly StudyCost[]) =>
    costs.map((cost) => ({ ...cost, costs: [cost] }));
  const ofLevels = STUDY_LEVELS.flatMap(({ level, name }): readonly CourseChoice[] => {
    const costs = studyCosts(country, day, level);
    const choices = choicesOf(costs);
    return costs.length === 1 ? choices : [{ course: level, label: name, costs }, ...choices];
  });
  // A language school has no level. Those with costs come first: the first one is in the sum.
  return [...ofLevels, ...choicesOf(studyCosts(country, day))]
    .filter(({ course }, index, all) => all.findIndex((other) => other.course === course) === index)
    .toSorted((one, other) => Math.sign(other.costs.length) - Math.sign(one.costs.length));
}

/** A place with amounts of its own: 'In London'. */
interface PlaceChoice {
  readonly place: string;
  readonly label: string;
}

interface Part extends Amount {
  readonly value: FigureValue;
}

/** The amounts on a day that the rules of a topic name. */
function partsOn(figures: readonly Figure[], day: string): readonly Part[] {
  return figures
    .filter(({ isAlternative }) => !isAlternative)
    .map((figure) => valueOn(figure, day).current)
    .filter(({ confidence }) => confidence !== 'unsure')
    .flatMap((value) => (value.amounts ?? []).map((amount) => ({ ...amount, value })));
}

const fundsParts = ({ figures }: Pick<Country, 'figures'>, day: string) =>
  partsOn(figuresOf(figures, 'proofOfFunds'), day);

/** The places with amounts of their own; none if all of the country has the same. */
export function placeChoices(
  country: Pick<Country, 'figures'>,
  day: string,
): readonly PlaceChoice[] {
  return placesOf(fundsParts(country, day));
}

function placesOf(parts: readonly Part[]): readonly PlaceChoice[] {
  return parts.flatMap(({ place, when = '', people }) =>
    place && !people ? [{ place, label: capitalize(when) }] : [],
  );
}

/** True if the country's figures name a family, so that it can be counted. */
export function hasFamilyFigures(country: Pick<Country, 'figures'>, day: string): boolean {
  return fundsParts(country, day).some(({ who, people }) => who || people);
}

/** An amount, and for how many people. */
interface Term {
  readonly part: Part;
  readonly count: number;
}

interface Terms {
  readonly terms: readonly Term[];
  readonly missing: readonly string[];
}

/** The amount that the rules count for a year of living at one place. */
function livingTerms(
  parts: readonly Part[],
  { hasPartner, children }: SumOptions,
): Terms | undefined {
  const yearly = parts.filter(({ per }) => per !== 'once');
  const people = 1 + Number(hasPartner) + children;
  const together = yearly.find((part) => part.people === people);
  if (together) return { terms: [{ part: together, count: 1 }], missing: [] };
  const ofStudent = yearly.filter((part) => !part.who && !part.people);
  // An amount a month beside one a year is for a shorter stay.
  const student = ofStudent.find(({ per }) => per === 'year') ?? ofStudent[0];
  if (!student) return;
  const partner = yearly.filter(({ who }) => hasPartner && who === 'partner');
  const ofChildren = yearly.filter(({ who }) => children > 0 && who === 'child');
  return {
    terms: [
      { part: student, count: 1 },
      ...partner.map((part) => ({ part, count: 1 })),
      ...ofChildren.map((part) => ({ part, count: children })),
    ],
    missing: [
      ...(hasPartner && partner.length === 0 ? ['the living costs of a partner'] : []),
      ...(children > 0 && ofChildren.length === 0 ? ['the living costs of children'] : []),
    ],
  };
}

/** The living costs at the chosen place, or at all with full figures. */
function livingByPlace(parts: readonly Part[], options: SumOptions): readonly Terms[] {
  const places = placesOf(parts).map(({ place }) => place);
  const chosen = places.filter((place) => place === options.place);
  const considered = chosen.length > 0 ? chosen : places;
  const found = (considered.length > 0 ? considered : [undefined])
    .map((at) => parts.filter(({ place }) => place === undefined || place === at))
    .map((here) => livingTerms(here, options))
    .filter((terms) => terms !== undefined);
  const complete = found.filter(({ missing }) => missing.length === 0);
  return complete.length > 0 ? complete : found;
}

const MONTHS = 12;

/** An amount as the rules count it; one a month for the months of the rules up to `most` months. */
function rangeOfTerm({ part, count }: Term, most: number): AmountRange {
  const { amount, to = amount, per, maxMonths = MONTHS, isPossible } = part;
  const [fewest, upper] = per === 'month' ? [maxMonths, most] : [1, 1];
  return times({ from: isPossible ? 0 : amount * fewest, to: to * upper }, count);
}

const yearOf = (term: Term) => rangeOfTerm(term, MONTHS);
const shown = (term: Term) => rangeOfTerm(term, term.part.maxMonths ?? MONTHS);

/** '£1,529 a month in London, for 9 to 12 months' */
function termText({ part, count }: Term): string {
  const { per, maxMonths = MONTHS, isPossible } = part;
  return [
    partText(part) + (count > 1 ? ` × ${count}` : ''),
    per === 'month' && `for ${maxMonths < MONTHS ? `${maxMonths} to ` : ''}${MONTHS} months`,
    isPossible && 'only in the upper amount',
  ]
    .filter(Boolean)
    .join(', ');
}

const sourceOf = ({ source, confidence }: FigureValue): PartSource => ({
  source,
  ...(confidence && { confidence }),
});

function uniqueSources(sources: readonly PartSource[]): readonly PartSource[] {
  return sources.filter(
    ({ source }, index) =>
      sources.findIndex((other) => other.source.label === source.label) === index,
  );
}

function tuitionPart(country: SumSource, { course, tuition }: SumOptions, day: string): SumPart {
  if (tuition !== undefined) {
    const year = exactly(tuition);
    const details = ['The tuition that you put in.'];
    return {
      name: 'tuition',
      label: 'Tuition',
      amounts: { first: year, further: year },
      details,
      sources: [],
    };
  }
  const choices = courseChoices(country, day);
  const choice = choices.find((each) => each.course === course) ?? choices[0];
  const { costs = [] } = choice ?? {};
  const year = costs.length > 0 ? span(costs.map(({ amount }) => rangeOf(amount))) : undefined;
  return {
    name: 'tuition',
    label:
      year && choice && choices.length > 1 ? `Tuition (${choice.label.toLowerCase()})` : 'Tuition',
    amounts: year && { first: year, further: year },
    details: [
      ...costs.flatMap(({ label, amount: { averageOf } }) =>
        averageOf
          ? [`${label}: an average of ${averageOf}; universities lie on both sides of it.`]
          : [],
      ),
      ...costs.flatMap(({ value }) => value.note ?? []),
      ...(year ? [] : ['Put in the tuition of your offer.']),
    ],
    sources: uniqueSources(costs.map(({ value }) => sourceOf(value))),
  };
}

/** A part that is the same each year at its price of 2025; undefined if our table has none. */
function partOf2025(
  part: Pick<SumPart, 'name' | 'label'>,
  figures: readonly Figure[],
): SumPart | undefined {
  const { amounts: [amount] = [], source } = figures.map(valueOf2025).find(Boolean) ?? {};
  if (!amount || !source) return undefined;
  const year = rangeOf(amount);
  const details = amount.bound === 'about' ? ['An approximate figure.'] : [];
  return { ...part, amounts: { first: year, further: year }, details, sources: [{ source }] };
}

const NO_PRICE = 'What the visa rules count for living, not a price.';

function livingPart(
  country: SumSource,
  options: SumOptions,
  day: string,
): SumPart & { missing: readonly string[] } {
  const part = { name: 'living', label: 'Living costs' } as const;
  const prices = figuresOf(country.figures, 'living').filter(({ isCounted }) => !isCounted);
  const of2025 = partOf2025(part, prices);
  if (of2025) return { ...of2025, missing: [] };
  const priced = partsOn(prices, day);
  const isPriced = priced.length > 0;
  const places = livingByPlace(isPriced ? priced : fundsParts(country, day), options);
  if (places.length === 0) return { ...part, details: [], sources: [], missing: [] };
  const year = span(places.map(({ terms }) => add(terms.map(yearOf))));
  const terms = places.flatMap((place) => place.terms);
  return {
    ...part,
    amounts: { first: year, further: year },
    details: [
      ...(isPriced ? [] : [NO_PRICE]),
      ...new Set(terms.map((term) => `${termText(term)}.`)),
    ],
    sources: uniqueSources(terms.map((term) => sourceOf(term.part.value))),
    missing: [...new Set(places.flatMap((place) => place.missing))],
  };
}

/** The amounts of rules that add up; those of one rule are alternatives. */
function feesPart(
  name: SumPartName,
  label: string,
  figures: readonly Figure[],
  { place: chosen }: SumOptions,
  day: string,
): SumPart {
  const counted = figures.flatMap((figure) => {
    const value = valueOn(figure, day).current;
    const counting = (value.amounts ?? []).filter(
      ({ who, per, place = chosen }) => !who && per !== 'month' && (!chosen || place === chosen),
    );
    return counting.length > 0 && value.confidence !== 'unsure'
      ? [{ label: figure.label, value, counting }]
      : [];
  });
  const sumOf = (periods: readonly Amount['per'][]) =>
    add(
      counted.map(({ counting }) => {
        const due = counting.filter(({ per }) => periods.includes(per));
        return due.length > 0
          ? span(
              due.map((part) => ({
                ...rangeOf(part),
                ...(part.isPossible && !(chosen && part.place) && { from: 0 }),
              })),
            )
          : NOTHING;
      }),
    );
  return {
    name,
    label,
    amounts:
      counted.length > 0 ? { first: sumOf(['once', 'year']), further: sumOf(['year']) } : undefined,
    details: counted.map(({ label: name, counting, value }) =>
      [
        `${name}: ${counting.map(partText).join(' or ')}.`,
        counting.some(({ bound }) => bound === 'from') && 'It can be more.',
        value.note,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    sources: uniqueSources(counted.map(({ value }) => sourceOf(value))),
  };
}

function healthPart(country: SumSource, options: SumOptions, day: string): SumPart {
  const { figures } = country;
  const label = 'Health cover';
  const rules = figuresOf(figures, 'insurance');
  const of2025 = partOf2025({ name: 'health', label }, rules);
  if (of2025) return of2025;
  const part = feesPart('health', label, rules, options, day);
  const notes = rules.flatMap(({ note }) => note ?? []);
  if (part.amounts) {
    const usual = rules.find(({ paidAhead }) => paidAhead)?.paidAhead;
    const details = [...part.details, ...notes];
    if (!usual) return { ...part, details };
    const course = options.course ?? courseChoices(country, day)[0]?.course;
    const years = options.years ?? (course && usual[course]) ?? 1;
    const count = years === 1 ? '1 year' : `${years} years`;
    return {
      ...part,
      label: `${label} (${count})`,
      amounts: { first: times(part.amounts.first, years), further: NOTHING },
      details: [
        ...details,
        `Counted for ${count}${options.years ? '' : ': put in the years of your course'}.`,
      ],
    };
  }
  const values = rules.map((rule) => valueOn(rule, day).current);
  return {
    ...part,
    details: [...notes, ...values.map((value) => `${headline(value)}.`)],
    sources: values.map(sourceOf),
  };
}

/**
 * Returns the costs of a first and each further year, part by part, on an ISO day. Only what is
 * comparable is added up: amounts of a year and fees in one currency. What has no figure is in
 * `missing`.
 */
export function wholeSum(country: SumSource, options: SumOptions, day: string): WholeSum {
  const { figures, currency } = country;
  const { missing: missingLiving, ...living } = livingPart(country, options, day);
  const parts: readonly SumPart[] = [
    tuitionPart(country, options, day),
    living,
    feesPart(
      'visa',
      'Visa and permits',
      [...figuresOf(figures, 'visa'), ...figuresOf(figures, 'papers')],
      options,
      day,
    ),
    healthPart(country, options, day),
  ];
  const amounts = parts.flatMap((part) => part.amounts ?? []);
  const first = add(amounts.map((part) => part.first));
  const further = add(amounts.map((part) => part.further));
  const hasFamily = hasFamilyFigures(country, day) && (options.hasPartner || options.children > 0);
  return {
    currency,
    parts,
    first,
    further,
    all: options.years ? add([first, times(further, options.years - 1)]) : undefined,
    missing: [
      ...parts.filter((part) => !part.amounts).map(({ label }) => label.toLowerCase()),
      ...missingLiving,
      ...(hasFamily ? ['visa and health cover of the family'] : []),
    ],
  };
}

/** The money that must be shown on an ISO day, with the first year's tuition of the sum. */
export function moneyToShow(country: SumSource, options: SumOptions, day: string): MoneyToShow {
  const figures = figuresOf(country.figures, 'proofOfFunds');
  const once = fundsParts(country, day)
    .filter(({ per, who }) => per === 'once' && !who)
    .map((part) => ({ part, count: 1 }));
  const places = livingByPlace(fundsParts(country, day), options);
  const tuition = tuitionPart(country, options, day).amounts?.first;
  const byPlace = places.map(({ terms }) => ({
    when: terms[0]?.part.when ?? '',
    amount: add([...terms, ...once].map(shown)),
  }));
  const amount = places.length > 0 ? span(byPlace.map((place) => place.amount)) : undefined;
  const validFrom = figures.map((figure) => valueOn(figure, day).next?.validFrom).find(Boolean);
  const later = validFrom ? moneyToShow(country, options, validFrom) : undefined;
  return {
    amount,
    byPlace: places.length > 1 ? byPlace : undefined,
    next:
      validFrom && later?.amount
        ? { validFrom, amount: later.amount, byPlace: later.byPlace }
        : undefined,
    withTuition: amount && tuition && add([amount, tuition]),
    heldFor: figures[0]?.heldFor,
    figures,
    missing: [...new Set(places.flatMap(({ missing }) => missing))],
  };
}
