import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/exams/exams.ts';
import type { Country } from '#src/domain/country.ts';
import type { Exam, ExamSlug } from '#src/domain/exam.ts';

/** The countries that the project has a guide to, whichever of them the brand offers. */
export const everyCountry = allCountries.map(({ summary }) => summary);

/** Their guides. */
export const everyGuide = await Promise.all(allCountries.map(({ load }) => load()));

/** The tests that the project has a page for. */
export const everyExam = allExams.map(({ summary }) => summary);

/** Loads a guide, also one that the brand does not offer. */
export async function loadGuide(slug: string): Promise<Country> {
  const country = allCountries.find(({ summary }) => summary.slug === slug);
  if (!country) throw new Error(`There is no guide to ${slug}.`);
  return country.load();
}

/** Loads the page of a test, also of one that the brand does not offer. */
export async function loadRawExam(slug: ExamSlug): Promise<Exam> {
  const exam = allExams.find(({ summary }) => summary.slug === slug);
  if (!exam) throw new Error(`There is no page for ${slug}.`);
  return exam.load();
}
