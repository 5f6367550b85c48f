import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: 'australia',
  name: 'Australia',
  shortName: 'Australia',
  nameInText: 'Australia',
  tagline: 'Two main intakes and a large Nepali community',
  exams: { usual: ['ielts', 'pte', 'toefl'] },
};
