import { exams } from '#brand/offers.ts';
import type { TestPreparation, TestSlug } from '#src/domain/testPreparation.ts';

const find = (slug: string) => exams.find(({ summary }) => summary.slug === slug);

/** Whether a slug names a test that is offered. */
export function isTestSlug(slug: string): slug is TestSlug {
  return find(slug) !== undefined;
}

/** Loads the page of a test. Rejects if it is not offered, or if its chunk cannot be fetched. */
export async function loadTest(slug: TestSlug): Promise<TestPreparation> {
  const exam = find(slug);
  if (!exam) throw new Error(`No preparation for ${slug} is offered.`);
  return exam.load();
}
