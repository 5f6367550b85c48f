/**
 * The countries that the project has a guide to. brand/offers.ts lists those that the consultancy
 * offers; what it leaves out is in no file of the site. Each guide is a chunk of its own, so that a
 * page fetches only its own text.
 */

import type { Destination, DestinationSummary } from '#src/domain/destination.ts';
import type { Guide } from '#src/domain/guide.ts';
import { destinationSummaries } from './summaries.ts';

/** A country that may be offered. */
export type Country = Guide<DestinationSummary, Destination>;

export const uk: Country = {
  summary: destinationSummaries.uk,
  load: async () => (await import('./uk.ts')).uk,
};

export const australia: Country = {
  summary: destinationSummaries.australia,
  load: async () => (await import('./australia.ts')).australia,
};

export const canada: Country = {
  summary: destinationSummaries.canada,
  load: async () => (await import('./canada.ts')).canada,
};

export const ireland: Country = {
  summary: destinationSummaries.ireland,
  load: async () => (await import('./ireland.ts')).ireland,
};

export const newzealand: Country = {
  summary: destinationSummaries.newzealand,
  load: async () => (await import('./newzealand.ts')).newZealand,
};

export const usa: Country = {
  summary: destinationSummaries.usa,
  load: async () => (await import('./usa.ts')).usa,
};

/** All of them, for the project's own tools and tests. */
export const allCountries: readonly Country[] = [uk, australia, canada, ireland, newzealand, usa];
