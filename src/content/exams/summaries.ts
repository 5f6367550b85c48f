import type { ExamSummary } from '#src/domain/exam.ts';

/**
 * The data of each test that the project has a page for, for menus and cards. Keep it small: every
 * page contains it in the header, so nothing here may import the texts of a test. Each is a
 * constant, so that a build has only those that are offered.
 */
export const ielts: ExamSummary = {
  slug: 'ielts',
  name: 'IELTS',
  fullName: 'International English Language Testing System',
  tagline: 'English for study and visas, on computer',
  scoreShort: 'Band 0 to 9',
};

export const pte: ExamSummary = {
  slug: 'pte',
  name: 'PTE',
  fullName: 'Pearson Test of English',
  tagline: 'English for study and visas, all on computer',
  scoreShort: '10 to 90',
};

export const toefl: ExamSummary = {
  slug: 'toefl',
  name: 'TOEFL',
  fullName: 'Test of English as a Foreign Language',
  tagline: 'Academic English for universities, by ETS',
  scoreShort: '1 to 6, until 2028 also 0 to 120',
};

export const gre: ExamSummary = {
  slug: 'gre',
  name: 'GRE',
  fullName: 'Graduate Record Examinations',
  tagline: 'For master’s and doctoral study, where asked',
  scoreShort: 'two of 130 to 170, one of 0 to 6',
};

export const sat: ExamSummary = {
  slug: 'sat',
  name: 'SAT',
  fullName: 'College Board SAT',
  tagline: 'For a bachelor’s degree in the USA, where asked',
  scoreShort: '400 to 1600',
};
