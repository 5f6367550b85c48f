import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: 'ireland',
  name: 'Ireland',
  shortName: 'Ireland',
  nameInText: 'Ireland',
  tagline: 'Study in English in a small country of the EU',
  exams: { usual: ['ielts', 'pte', 'toefl'] },
};
