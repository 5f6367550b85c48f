import { readFileSync } from 'node:fs';
import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/exams/exams.ts';

/** The guides to all countries, also to those that the brand does not offer. */
export const everyGuide = await Promise.all(allCountries.map(({ load }) => load()));

/** The pages of all exams, also of those that the brand does not offer. */
export const everyExam = await Promise.all(allExams.map(({ load }) => load()));

/** What the owner asked for, with the figures of 2025. */
export const specification = readFileSync('docs/specification.md', 'utf8');
