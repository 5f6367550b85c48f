import type { Country } from './country.ts';
import type { Rates } from './exchangeRates.ts';
import {
  type Course,
  EXPENSES,
  type Figure,
  figuresOf,
  inNprText,
  valueOf2025,
  valueOn,
} from './figure.ts';
import { remarksOn } from './figureText.ts';

type StudyLevel = 'undergraduate' | 'postgraduate';

/** The levels in display order, with their courses. 'tuition' is the same at both. */
export const STUDY_LEVELS: readonly {
  readonly level: StudyLevel;
  readonly name: string;
  readonly courses: readonly Course[];
}[] = [
  {
    level: 'undergraduate',
    name: 'Undergraduate',
    courses: ['undergraduate', 'publicUniversity', 'privateUniversity', 'tuition'],
  },
  { level: 'postgraduate', name: 'Postgraduate', courses: ['postgraduate', 'tuition'] },
];

/** The price of a year of study: a range, or an average. */
export type StudyCost = ReturnType<typeof studyCosts>[number];

/** The price in rupees, to be read: 'about NPR 19.4 to 73.7 lakh'. */
export const costInNpr = ({ amount }: StudyCost, rates: Rates): string =>
  inNprText({ ...amount, per: 'once' }, rates);

type WithFigures = Pick<Country, 'figures'>;

/** The tuition of a year on an ISO day, without living costs, insurance and visa. */
export function studyCosts({ figures }: WithFigures, day: string, level?: StudyLevel) {
  const courses = STUDY_LEVELS.find((each) => each.level === level)?.courses;
  return figures.flatMap((figure) => {
    const { course, label, note } = figure;
    const { current: value } = valueOn(figure, day);
    const [amount] = value.amounts ?? [];
    if (!course || !amount || (courses && !courses.includes(course))) return [];
    return [{ course, label, amount, note, remarks: remarksOn(figure, day), value }];
  });
}

/** The action for a price for one year. */
export const YEARS_TEXT =
  'Study costs are prices for one year: courses differ in length, so multiply by the years in your offer, and allow for a higher price in later years.';

/** The sentence that the study costs do not contain the living costs. */
export function livingText({ figures, studyCostsAre = 'tuition' }: Country): string {
  return figuresOf(figures, 'living').some(valueOf2025)
    ? 'The tuition does not include living costs.'
    : `The study costs are ${studyCostsAre}. Living costs are not included: rent, food and transport cost extra.`;
}

const COST_TOPICS: readonly Figure['topic'][] = ['tuition', ...EXPENSES.map(({ topic }) => topic)];

/** The money to show, if it says what to count for living and we know no price of living. */
export function countedLiving({ figures }: WithFigures): Figure | undefined {
  if (figuresOf(figures, 'living').length > 0) return undefined;
  return figuresOf(figures, 'proofOfFunds').find(({ values: [first] }) => first.amounts);
}

/** The figures of the costs. */
export function costFigures(country: WithFigures): readonly Figure[] {
  const counted = countedLiving(country);
  return country.figures.filter(
    (figure) => COST_TOPICS.includes(figure.topic) || figure === counted,
  );
}
