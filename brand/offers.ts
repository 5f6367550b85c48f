import { allCountries, type CountryModule } from '#src/content/countries/countries.ts';
import { allExams, type ExamModule } from '#src/content/exams/exams.ts';

/** The countries that we advise on, in the order of the menus. What is not listed has no page. */
export const countries: readonly CountryModule[] = allCountries;

/** The tests that we prepare for, in the order of the menus. What is not listed has no page. */
export const exams: readonly ExamModule[] = allExams;
