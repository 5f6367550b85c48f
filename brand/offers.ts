import { allCountries, type Country } from '#src/content/countries/countries.ts';
import { allExams, type Exam } from '#src/content/tests/guides.ts';

/** The countries that we advise on, in the order of the menus. What is not listed has no page. */
export const countries: readonly Country[] = allCountries;

/** The tests that we prepare for, in the order of the menus. What is not listed has no page. */
export const exams: readonly Exam[] = allExams;
