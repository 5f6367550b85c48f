import {
  type AmountRange,
  addRanges,
  enclosingRange,
  multiplyRange,
  rangeOf,
  ZERO_RANGE,
} from './amountRange.ts';
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
  valueOn,
} from './figure.ts';
import {
  countedText,
  fundsParts,
  hasFamilyFigures,
  livingByPlace,
  partsOn,
  rangeOfYear,
} from './livingCosts.ts';
import { STUDY_LEVELS, type StudyCost, studyCosts } from './studyCosts.ts';
import { SUM_LIMITS, type SumOptions, type SumSource } from './sumOptions.ts';

/** The highest part of the first years, in rupees: the end of the scale of all bars. */
export const highestPart = (sums: readonly WholeSum[], rates: Rates): number =>
  Math.max(
    ...sums.flatMap(({ currency, parts }) =>
      parts.map(({ amounts }) => toNpr(amounts?.first.to ?? 0, currency, rates)),
    ),
  );

/** One part of the sum, in the country's currency. */
export interface SumPart {
  /** The name of the part, which no other part has. */
  readonly label: string;
  /** Without amounts the part is not in the sum. */
  readonly amounts?: { readonly first: AmountRange; readonly further: AmountRange } | undefined;
  /** The average that it is, as a range is none: 'Public university, on average'. */
  readonly average?: string | undefined;
  /** A sentence on how it is added, and what it leaves open. */
  readonly details: readonly string[];
  /** The values whose sources the part names. */
  readonly sources: readonly FigureValue[];
}

/** The sum of all parts. */
interface SumTotal extends Pick<SumPart, 'average'> {
  readonly first: AmountRange;
  readonly further: AmountRange;
  /** All years together, if their number is known. */
  readonly all?: AmountRange | undefined;
}

/** The costs of a year abroad, in the country's currency. */
export interface WholeSum {
  readonly currency: ForeignCurrency;
  /** The number of years in the sum of all years, if it is known. */
  readonly years?: number | undefined;
  /** Each average of the tuition is a part of its own. */
  readonly parts: readonly SumPart[];
  /** One, or one for each average of the tuition. */
  readonly totals: readonly SumTotal[];
  /** Costs without a figure: 'health cover'. */
  readonly missing: readonly string[];
}

/** True if a sum says something of a year: fees that are paid once, alone, do not. */
export const hasYearlyCosts = ({ totals }: Pick<WholeSum, 'totals'>) =>
  totals.some(({ further }) => further.to > 0);

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

/**
 * The highest tuition that a visitor can put in: five times the highest that we know. Most of what
 * is above it is meant in rupees.
 */
export function highestTuition(country: Pick<Country, 'figures'>, day: string): number {
  const costs = courseChoices(country, day).flatMap((choice) => choice.costs);
  const highest = Math.max(...costs.map(({ amount }) => rangeOf(amount).to));
  return costs.length > 0 ? highest * 5 : SUM_LIMITS.amount;
}

function uniqueSources(sources: readonly FigureValue[]): readonly FigureValue[] {
  return sources.filter(
    ({ source }, index) =>
      sources.findIndex((other) => other.source.label === source.label) === index,
  );
}

/** A part whose amount of a year the visitor knows. */
function ownPart(label: string, amount: number): SumPart {
  const year = { from: amount, to: amount };
  const details = ['The amount that you put in.'];
  return { label, amounts: { first: year, further: year }, details, sources: [] };
}

/** The tuition: that of the person's offer, or ours for the chosen course; averages one by one. */
export function tuitionParts(
  country: SumSource,
  options: SumOptions,
  day: string,
): readonly SumPart[] {
  const { course, tuition } = options;
  if (tuition !== undefined) return [ownPart('Tuition', tuition)];
  const choices = courseChoices(country, day);
  const choice = choices.find((each) => each.course === course) ?? choices[0];
  const { costs = [] } = choice ?? {};
  const [cost, another] = costs;
  if (another && costs.every(({ amount }) => amount.averageOf)) {
    return costs.flatMap((each) => tuitionParts(country, { ...options, course: each.course }, day));
  }
  const year = cost && enclosingRange(costs.map(({ amount }) => rangeOf(amount)));
  const averageOf = cost?.amount.averageOf;
  const ofOne = choices.length > 1 && choice?.label.toLowerCase();
  const scope = ofOne || (cost?.course === 'tuition' && 'every degree');
  return [
    {
      label: year && scope ? `Tuition (${scope})` : 'Tuition',
      average: averageOf && cost.label,
      amounts: year && { first: year, further: year },
      details: [
        ...(averageOf ? [`An average of ${averageOf}; universities lie on both sides of it.`] : []),
        ...costs.flatMap(({ value }) => value.note ?? []),
        ...(year ? [] : ['Put in the tuition of your offer.']),
      ],
      sources: uniqueSources(costs.map(({ value }) => value)),
    },
  ];
}

/** A part that is the same each year, if its newest price is that of 2025. */
function partOf2025(label: string, figures: readonly Figure[], day: string): SumPart | undefined {
  const {
    amounts: [amount] = [],
    source,
    note = '',
  } = figures.map((figure) => valueOn(figure, day).current).find(({ confidence }) => !confidence) ??
  {};
  if (!amount || !source) return undefined;
  const year = rangeOf(amount);
  const details = [amount.bound === 'about' ? 'An approximate figure.' : '', note].filter(Boolean);
  return { label, amounts: { first: year, further: year }, details, sources: [{ source }] };
}

const NO_PRICE = 'What the visa rules count for living, not a price.';

function livingPart(
  country: SumSource,
  options: SumOptions,
  day: string,
): SumPart & { missing: readonly string[] } {
  const label = 'Living costs';
  const prices = figuresOf(country.figures, 'living');
  const of2025 = partOf2025(label, prices, day);
  if (of2025) return { ...of2025, missing: [] };
  const priced = partsOn(prices, day);
  const isPriced = priced.length > 0;
  const places = livingByPlace(isPriced ? priced : fundsParts(country, day), options);
  if (places.length === 0) {
    const { living } = options;
    const part =
      living === undefined ? { label, details: [], sources: [] } : ownPart(label, living);
    return { ...part, missing: [] };
  }
  const year = enclosingRange(places.map((place) => addRanges(place.parts.map(rangeOfYear))));
  const parts = places.flatMap((place) => place.parts);
  return {
    label: isPriced ? label : 'Living, by the visa rules',
    amounts: { first: year, further: year },
    details: [
      ...(isPriced ? [] : [NO_PRICE]),
      ...new Set(parts.map((part) => `${countedText(part)}.`)),
    ],
    sources: uniqueSources(parts.map(({ value }) => value)),
    missing: [...new Set(places.flatMap((place) => place.missing))],
  };
}

/** True if we have a figure for the living costs of a country on an ISO day. */
export const hasLivingFigure = (country: SumSource, day: string): boolean =>
  livingPart(country, {}, day).amounts !== undefined;

/** The amounts of rules that add up; those of one rule are alternatives. */
function feesPart(
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
    addRanges(
      counted.map(({ counting }) => {
        const due = counting.filter(({ per }) => periods.includes(per));
        return due.length > 0
          ? enclosingRange(
              due.map((part) => ({
                ...rangeOf(part),
                ...(part.isPossible && !(chosen && part.place) && { from: 0 }),
              })),
            )
          : ZERO_RANGE;
      }),
    );
  return {
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
    sources: uniqueSources(counted.map(({ value }) => value)),
  };
}

function healthPart(country: SumSource, options: SumOptions, day: string): SumPart {
  const { figures } = country;
  const label = 'Health cover';
  const rules = figuresOf(figures, 'insurance');
  const of2025 = partOf2025(label, rules, day);
  if (of2025) return of2025;
  const part = feesPart(label, rules, options, day);
  const notes = rules.flatMap(({ note }) => note ?? []);
  if (part.amounts) {
    const ahead = rules.find(({ paidAhead }) => paidAhead)?.paidAhead;
    const details = [...part.details, ...notes];
    if (!ahead) return { ...part, details };
    const course = options.course ?? courseChoices(country, day)[0]?.course;
    const years = (options.years ?? (course && ahead.course[course]) ?? 1) + ahead.after;
    const count = years === 1 ? '1 year' : `${years} years`;
    return {
      ...part,
      label: `${label} (once, for ${count})`,
      amounts: { first: multiplyRange(part.amounts.first, years), further: ZERO_RANGE },
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
    sources: values,
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
  const tuitions = tuitionParts(country, options, day);
  const others: readonly SumPart[] = [
    living,
    feesPart(
      'Visa and permits',
      [...figuresOf(figures, 'visa'), ...figuresOf(figures, 'papers')],
      options,
      day,
    ),
    healthPart(country, options, day),
  ];
  const parts = [...tuitions, ...others];
  const totals = tuitions.map((tuition) => {
    const amounts = [tuition, ...others].flatMap((part) => part.amounts ?? []);
    const first = addRanges(amounts.map((part) => part.first));
    const further = addRanges(amounts.map((part) => part.further));
    const { years } = options;
    const all = years ? addRanges([first, multiplyRange(further, years - 1)]) : undefined;
    return { average: tuition.average, first, further, all };
  });
  const hasFamily = hasFamilyFigures(country, day) && (options.hasPartner || options.children);
  return {
    currency,
    years: options.years,
    parts,
    totals,
    missing: [
      ...parts.filter((part) => !part.amounts).map(({ label }) => label.toLowerCase()),
      ...missingLiving,
      ...(hasFamily ? ['the family’s visas and health cover'] : []),
    ],
  };
}
