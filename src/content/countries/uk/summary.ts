import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: 'uk',
  name: 'United Kingdom',
  shortName: 'UK',
  nameInText: 'the UK',
  tagline: 'Shorter degrees at universities known everywhere',
  exams: { usual: ['ielts', 'pte'], optional: ['toefl'] },
};
