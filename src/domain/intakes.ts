import type { Intake } from './country.ts';
import type { YearMonth } from './nepalTime.ts';

/** An intake with the year in which it begins. */
export interface DatedIntake {
  readonly intake: Intake;
  readonly year: number;
}

/** 'May 2027' */
export const datedText = ({ intake, year }: DatedIntake): string => `${intake.label} ${year}`;

export type UpcomingIntakes = ReturnType<typeof upcomingIntakes>;

/** The intakes after a month, soonest first, divided by whether `leadMonths` are left. */
export function upcomingIntakes(
  intakes: readonly Intake[],
  leadMonths: number,
  { year, month }: YearMonth,
) {
  const dated = intakes
    .flatMap((intake) => {
      const monthsAhead = (((intake.months[0] ?? month) - month + 11) % 12) + 1;
      const first = { intake, ahead: monthsAhead, year: year + (monthsAhead > 12 - month ? 1 : 0) };
      return [first, { ...first, ahead: monthsAhead + 12, year: first.year + 1 }];
    })
    .sort((one, other) => one.ahead - other.ahead);
  const inReach = dated.filter(({ ahead }) => ahead >= leadMonths);
  return {
    /** Each intake twice, soonest first. */
    all: dated,
    /** The first intake that a student who begins now can still reach. */
    next: inReach[0],
    /** The first of these that is open to all courses. */
    nextMain: inReach.find(({ intake }) => intake.courses === 'main'),
    /** Those before `next`: their last applications are sent earlier in the year. */
    tooLate: dated.filter(({ ahead }) => ahead < leadMonths),
  };
}
