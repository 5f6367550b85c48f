import type { Country } from './country.ts';
import type { Course } from './figure.ts';

/** The content of a guide that a sum is computed from. */
export type SumSource = Pick<Country, 'currency' | 'figures'>;

/** The facts that a person knows; undefined ones are not known yet. */
export interface SumOptions {
  /** The study costs to count, see `courseChoices`. */
  readonly course?: Course | undefined;
  /** The tuition of their offer for a year, instead of ours. */
  readonly tuition?: number | undefined;
  /** Their living costs for a year, for a country of which we have no figure. */
  readonly living?: number | undefined;
  /** See `placeChoices`. */
  readonly place?: string | undefined;
  readonly hasPartner?: boolean | undefined;
  readonly children?: number | undefined;
  /** The number of years that the course takes. */
  readonly years?: number | undefined;
}

/** The highest numbers that a visitor can enter. */
export const SUM_LIMITS = { amount: 99_999_999, children: 10, years: 8 } as const;
