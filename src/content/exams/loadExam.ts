import { exams } from '#brand/offers.ts';
import { type Exam, OUR_COUNTRIES } from '#src/domain/exam.ts';
import { inSentence } from '#src/lib/wording.ts';
import { countriesTaking } from '../countries/offeredCountries.ts';

/** Loads the page of a test. Rejects if it is not offered, or if its chunk cannot be fetched. */
export async function loadExam(slug: string): Promise<Exam> {
  const exam = exams.find(({ summary }) => summary.slug === slug);
  if (!exam) throw new Error(`No preparation for ${slug} is offered.`);
  return withCountries(await exam.load());
}

/** The page of a test with the countries that take it in its texts. */
export function withCountries(exam: Exam): Exam {
  const names = inSentence(countriesTaking(exam.slug).map(({ nameInText }) => nameInText));
  return {
    ...exam,
    description: exam.description.map((text) => text.replace(OUR_COUNTRIES, names)),
  };
}
