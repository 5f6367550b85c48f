import type { Cost, CostItem } from './cost.ts';
import type { Destination } from './destination.ts';
import { type Rates, toNpr } from './exchangeRates.ts';
import { formatRange } from './money.ts';

export type StudyLevel = 'undergraduate' | 'postgraduate';

/** The levels in display order. */
export const STUDY_LEVELS: readonly {
  readonly level: StudyLevel;
  readonly name: string;
}[] = [
  { level: 'undergraduate', name: 'Undergraduate' },
  { level: 'postgraduate', name: 'Postgraduate' },
];

/** The study costs of each level. 'tuition' is the same at both. */
const STUDY_ITEMS: Readonly<Record<StudyLevel, readonly CostItem[]>> = {
  undergraduate: ['undergraduate', 'publicUniversity', 'privateUniversity', 'tuition'],
  postgraduate: ['postgraduate', 'tuition'],
};

/** The yearly study costs at one level, without living costs, insurance, visa or proof of funds. */
export function studyCosts(
  { costs }: Pick<Destination, 'costs'>,
  level: StudyLevel,
): readonly Cost[] {
  return costs.filter(({ item, per }) => per === 'year' && STUDY_ITEMS[level].includes(item));
}

/** Study and living costs of a year, in the destination's currency. */
interface YearlySum {
  readonly level: StudyLevel;
  readonly from: number;
  readonly to: number;
}

/**
 * Study and living costs of a year together, for each level. Only what is comparable is added up: two
 * ranges of a year. So there is no sum of an average and a range, of two kinds of university, or
 * of study costs that already include living costs.
 */
export function studyAndLivingCosts(
  destination: Pick<Destination, 'costs' | 'costsIncludeLiving' | 'expenses'>,
): readonly YearlySum[] {
  const { living } = destination.expenses;
  if (destination.costsIncludeLiving || living.kind !== 'range' || living.per !== 'year') return [];
  return STUDY_LEVELS.flatMap(({ level }) => {
    const [study, ...others] = studyCosts(destination, level);
    return study?.kind === 'range' && others.length === 0
      ? [{ level, from: study.from + living.from, to: study.to + living.to }]
      : [];
  });
}

/** Whether the sums of all levels are equal, so that one of them says it all. */
function isSameSum([first, ...others]: readonly YearlySum[]): boolean {
  return others.every(({ from, to }) => from === first?.from && to === first.to);
}

/**
 * The sum of study and living costs in one sentence, so that nobody has to add them up:
 * 'The tuition and the living costs of one year together are €16,000 to 32,000 (NPR ...).' Without a sum nothing.
 */
export function sumText(
  destination: Pick<
    Destination,
    'costs' | 'costsIncludeLiving' | 'currency' | 'expenses' | 'studyCostsAre'
  >,
  rates: Rates,
): string | undefined {
  const { currency, studyCostsAre } = destination;
  const sums = studyAndLivingCosts(destination);
  const npr = (amount: number) => toNpr(amount, currency, rates);
  const amounts = sums.map(({ level, from, to }) => {
    const amount = `${formatRange(from, to, currency)} (${formatRange(npr(from), npr(to), 'NPR')})`;
    return isSameSum(sums) ? amount : `${amount} for ${level} courses`;
  });
  return amounts.length > 0
    ? `The ${studyCostsAre} and the living costs of one year together are ${[...new Set(amounts)].join(', ')}.`
    : undefined;
}
