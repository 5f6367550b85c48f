import { allCountries } from '#src/content/destinations/guides.ts';
import { allExams } from '#src/content/tests/guides.ts';

/** The countries and tests that stories of components show, whichever of them the brand offers. */
export const destinations = allCountries.map(({ summary }) => summary);

export const tests = allExams.map(({ summary }) => summary);
