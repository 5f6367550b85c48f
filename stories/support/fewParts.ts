import { certain, likely } from '#src/content/officialSource.ts';
import type { Country } from '#src/domain/country.ts';
import { amountsIn, figure } from '#src/domain/figure.ts';

const { monthly, once, yearly } = amountsIn('JPY');

/**
 * A guide with key facts, requirements and costs alone: no picture, accent, place, plan or visa.
 */
export const fewParts: Country = {
  // The address of the pictures of a country that has none.
  slug: 'common',
  name: 'Japan',
  shortName: 'Japan',
  nameInText: 'Japan',
  tagline: 'A country of which we know little',
  lead: 'What we know of it so far.',
  currency: 'JPY',
  languages: ['Japanese', 'English'],
  requirements: [
    { name: 'Certificate of Eligibility', stage: 'visa', text: 'From the immigration office.' },
  ],
  figures: [
    figure('tuition', 'Tuition', {
      course: 'tuition',
      amounts: [yearly(500_000, { to: 1_200_000 })],
      ...likely('A sample'),
    }),
    figure('living', 'Living costs', { amounts: [monthly(100_000)], ...likely('A sample') }),
    figure('visa', 'Visa fee', { amounts: [once(3000)], ...certain('A sample') }),
  ],
};
