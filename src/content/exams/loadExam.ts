import { exams } from '#brand/offers.ts';
import { type Exam, OUR_COUNTRIES } from '#src/domain/exam.ts';
import { inSentence, numberWord } from '#src/lib/wording.ts';
import { offeredCountries } from '../countries/offeredCountries.ts';

/** 'all six of our destinations take it: the UK, Australia, …', or 'Australia take it'. */
function countriesTakeIt(): string {
  const names = inSentence(offeredCountries.map(({ nameInText }) => nameInText));
  const count = offeredCountries.length;
  if (count === 1) return `${names} take it`;
  const all = count === 2 ? 'both' : `all ${numberWord(count)}`;
  return `${all} of our destinations take it: ${names}`;
}

/** Loads the page of a test. Rejects if it is not offered, or if its chunk cannot be fetched. */
export async function loadExam(slug: string): Promise<Exam> {
  const exam = exams.find(({ summary }) => summary.slug === slug);
  if (!exam) throw new Error(`No preparation for ${slug} is offered.`);
  return withCountries(await exam.load());
}

/** The page of a test with our destinations in its texts. */
export const withCountries = (exam: Exam): Exam => ({
  ...exam,
  description: exam.description.map((text) => text.replace(OUR_COUNTRIES, countriesTakeIt())),
});
