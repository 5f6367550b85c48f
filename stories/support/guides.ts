import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/tests/guides.ts';

/** The countries and tests that stories of components show, whichever of them the brand offers. */
export const destinations = allCountries.map(({ summary }) => summary);

/** Their guides. */
export const guides = await Promise.all(allCountries.map(({ load }) => load()));

export const tests = allExams.map(({ summary }) => summary);
