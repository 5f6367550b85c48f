import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: 'newzealand',
  name: 'New Zealand',
  shortName: 'New Zealand',
  nameInText: 'New Zealand',
  tagline: 'Public universities, calm cities, mountains close by',
  exams: { usual: ['ielts', 'pte', 'toefl'] },
};
