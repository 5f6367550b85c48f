import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: 'canada',
  name: 'Canada',
  shortName: 'Canada',
  nameInText: 'Canada',
  tagline: 'Study in English or French, with paid work terms',
  exams: { usual: ['ielts', 'pte', 'toefl'] },
};
