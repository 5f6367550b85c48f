import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/exams/exams.ts';

/** The countries and tests that stories of components show, whichever of them the brand offers. */
export const countries = allCountries.map(({ summary }) => summary);

/** Their guides. */
export const guides = await Promise.all(allCountries.map(({ load }) => load()));

export const exams = allExams.map(({ summary }) => summary);
