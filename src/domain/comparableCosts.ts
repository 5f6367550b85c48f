import type { Cost, CostItem } from './cost.ts';
import type { Destination } from './destination.ts';

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
export interface YearlySum {
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
