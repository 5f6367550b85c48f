import { exams } from '#brand/offers.ts';
import {
  OUR_DESTINATIONS,
  type TestPreparation,
  type TestSlug,
} from '#src/domain/testPreparation.ts';
import { inSentence, numberWord } from '#src/lib/wording.ts';
import { destinations } from '../countries/destinations.ts';

const find = (slug: string) => exams.find(({ summary }) => summary.slug === slug);

/** 'all six of our destinations take it: the UK, Australia, …', or 'Australia take it'. */
function destinationsTakeIt(): string {
  const names = inSentence(destinations.map(({ nameInText }) => nameInText));
  const count = destinations.length;
  if (count === 1) return `${names} take it`;
  const all = count === 2 ? 'both' : `all ${numberWord(count)}`;
  return `${all} of our destinations take it: ${names}`;
}

/** Whether a slug names a test that is offered. */
export function isTestSlug(slug: string): slug is TestSlug {
  return find(slug) !== undefined;
}

/** Loads the page of a test. Rejects if it is not offered, or if its chunk cannot be fetched. */
export async function loadTest(slug: TestSlug): Promise<TestPreparation> {
  const exam = find(slug);
  if (!exam) throw new Error(`No preparation for ${slug} is offered.`);
  return withDestinations(await exam.load());
}

/** The page of a test with our destinations in its texts. */
export const withDestinations = (test: TestPreparation): TestPreparation => ({
  ...test,
  description: test.description.map((text) => text.replace(OUR_DESTINATIONS, destinationsTakeIt())),
});
