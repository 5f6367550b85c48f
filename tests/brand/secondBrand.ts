import { readAnswers } from '#tools/brand/answers.ts';
import { siteOf } from '#tools/brand/brandFiles.ts';
import input from './answers.json' with { type: 'json' };

const result = readAnswers(input);
if ('problems' in result) throw new Error(result.problems.join('\n'));

/** Another consultancy, as `npm run init` reads it from answers.json. */
export const { answers: secondAnswers } = result;
export const secondSite = siteOf(secondAnswers);
