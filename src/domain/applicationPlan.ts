import type { Country, Intake } from './country.ts';
import type { DatedIntake } from './intakes.ts';
import { MONTH_NAMES, type YearMonth } from './nepalTime.ts';

/** A stage of the application year for one intake. */
export type PlannedStage = ReturnType<typeof applicationPlan>[number];

/** A month as the number of months since the year 0. */
const toIndex = ({ year, month }: YearMonth) => 12 * year + month - 1;
const yearOf = (index: number) => Math.floor(index / 12);
const nameOf = (index: number) => MONTH_NAMES[index % 12] ?? '';

/** The latest `month` that is not after `end`. */
const latest = (month: number, end: number) => end - ((end + 1 - month) % 12);

/** The stages with their first and last month, counted back from the last month of the intake. */
function countBack({ stages = {} }: Intake, end: number) {
  let last = end;
  return Object.entries(stages)
    .toReversed()
    .map(([months, text]) => {
      const [from = 1, to = from] = months.split('-').map(Number);
      last = latest(to, last);
      return { text, first: latest(from, last), last };
    })
    .toReversed();
}

/** 'September', 'April and May', 'March to May', with the year if `withYear`. */
function monthsText(first: number, last: number, withYear: boolean): string {
  const year = (index: number) => (withYear ? ` ${yearOf(index)}` : '');
  if (first === last) return nameOf(last) + year(last);
  const begin = nameOf(first) + (yearOf(first) === yearOf(last) ? '' : year(first));
  return `${begin} ${last - first === 1 ? 'and' : 'to'} ${nameOf(last)}${year(last)}`;
}

function monthsOf({ intake, year }: DatedIntake): [number, number] {
  const begin = toIndex({ year, month: intake.months[0] ?? 1 });
  return [begin, begin + intake.months.length - 1];
}

/** The stages for an intake of any year: 'March to August, the year before'. */
export function stagesOfAnyYear(intake: Intake) {
  const [begin, end] = monthsOf({ intake, year: 2000 });
  return countBack(intake, end).map(({ text, first, last }) => {
    const isYearBefore = last <= begin - 12;
    return {
      when: `${monthsText(first, last, false)}${isYearBefore ? ', the year before' : ''}`,
      text,
    };
  });
}

/** The stages for the intake of one year, as seen in the month `today`. */
export function applicationPlan(dated: DatedIntake, today: YearMonth) {
  const [, end] = monthsOf(dated);
  const now = toIndex(today);
  return countBack(dated.intake, end).map(({ text, first, last }) => {
    const when = monthsText(first, last, true);
    return {
      /** Its months: 'March and April 2027'. */
      when,
      /** Until when: 'By the end of April 2027', or this month; while it is ahead, its months. */
      due:
        now < first
          ? when
          : now < last
            ? `By the end of ${monthsText(last, last, true)}`
            : 'This month, or as soon as you can',
      text,
      /** The ISO day on which it begins: '2027-03-01'. */
      firstDay: `${yearOf(first)}-${String((first % 12) + 1).padStart(2, '0')}-01`,
      time: now > last ? ('past' as const) : now < first ? ('ahead' as const) : ('now' as const),
    };
  });
}

/** The intakes that have stages. */
export const plannedIntakes = ({ intakes }: Pick<Country, 'intakes'>): readonly Intake[] =>
  intakes?.filter(({ stages }) => stages) ?? [];

/** The months that are left until an intake begins; 0 in its own months, negative afterwards. */
export function monthsUntil(dated: DatedIntake, today: YearMonth): number {
  const [begin, end] = monthsOf(dated);
  const now = toIndex(today);
  return now < begin ? begin - now : Math.min(0, end - now);
}

/** An intake in an address: '2027-09'. */
export const intakeKey = ({ intake, year }: DatedIntake): string =>
  `${year}-${String(intake.months[0] ?? 1).padStart(2, '0')}`;

/** Reads {@link intakeKey}; undefined if no intake begins then within three years. */
export function readIntakeKey(
  key: string,
  intakes: readonly Intake[],
  today: YearMonth,
): DatedIntake | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(key) ?? [];
  const intake = intakes.find(({ months }) => months[0] === Number(month));
  if (!intake || Math.abs(Number(year) - today.year) > 3) return undefined;
  return { intake, year: Number(year) };
}
