import { type Country, NO_OBJECTION_CERTIFICATE } from '#src/domain/country.ts';
import { amountsIn } from '#src/domain/figure.ts';
import type { Source } from '#src/domain/source.ts';

const source: Source = { label: 'A sample', year: 2026, checked: '2026-11-26' };

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
  heading: 'Study in Japan',
  lead: 'What we know of it so far.',
  currency: 'JPY',
  languages: ['Japanese', 'English'],
  requirements: [
    { name: 'Certificate of Eligibility', stage: 'visa', text: 'From the immigration office.' },
    NO_OBJECTION_CERTIFICATE,
  ],
  figures: [
    {
      topic: 'tuition',
      course: 'tuition',
      label: 'Tuition',
      values: [{ amounts: [yearly(500_000, { to: 1_200_000 })], source, confidence: 'likely' }],
    },
    {
      topic: 'living',
      label: 'Living costs',
      values: [{ amounts: [monthly(100_000)], source, confidence: 'likely' }],
    },
    {
      topic: 'visa',
      label: 'Visa fee',
      values: [{ amounts: [once(3000)], source, confidence: 'certain' }],
    },
  ],
};
