import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: 'usa',
  name: 'United States',
  shortName: 'USA',
  nameInText: 'the USA',
  tagline: 'A wide choice of universities, subjects and ways in',
  exams: { usual: ['toefl', 'ielts', 'pte'], optional: ['sat', 'gre'] },
};
