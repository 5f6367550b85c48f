/**
 * The countries that the project has a guide to, each in a folder of its own. brand/offers.ts says
 * which of them the consultancy offers; what it leaves out is in no file of the site. Each guide is
 * a chunk of its own, so that a page fetches only its own text.
 */

import type { ContentModule } from '#src/domain/contentModule.ts';
import type { Country, CountrySummary } from '#src/domain/country.ts';
import { summary as australiaSummary } from './australia/summary.ts';
import { summary as canadaSummary } from './canada/summary.ts';
import { summary as irelandSummary } from './ireland/summary.ts';
import { summary as newzealandSummary } from './newzealand/summary.ts';
import { summary as ukSummary } from './uk/summary.ts';
import { summary as usaSummary } from './usa/summary.ts';

/** A country that may be offered. */
export type CountryModule = ContentModule<CountrySummary, Country>;

export const uk: CountryModule = {
  summary: ukSummary,
  load: async () => (await import('./uk/guide.ts')).uk,
};

export const australia: CountryModule = {
  summary: australiaSummary,
  load: async () => (await import('./australia/guide.ts')).australia,
};

export const canada: CountryModule = {
  summary: canadaSummary,
  load: async () => (await import('./canada/guide.ts')).canada,
};

export const ireland: CountryModule = {
  summary: irelandSummary,
  load: async () => (await import('./ireland/guide.ts')).ireland,
};

export const newzealand: CountryModule = {
  summary: newzealandSummary,
  load: async () => (await import('./newzealand/guide.ts')).newZealand,
};

export const usa: CountryModule = {
  summary: usaSummary,
  load: async () => (await import('./usa/guide.ts')).usa,
};

/** All of them, in the order of the menus. */
export const allCountries: readonly CountryModule[] = [
  uk,
  australia,
  canada,
  ireland,
  newzealand,
  usa,
];
