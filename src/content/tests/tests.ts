import { exams } from '#brand/offers.ts';
import type { TestSummary } from '#src/domain/testPreparation.ts';

/** The tests that the consultancy prepares for, in the order of the menu. */
export const tests: readonly TestSummary[] = exams.map(({ summary }) => summary);

/** The tests of a list that have a page on this site, in the order of the list. */
export function offeredTests<Test extends Pick<TestSummary, 'slug'>>(
  list: readonly Test[],
): readonly (Test & TestSummary)[] {
  return list.flatMap((item) => {
    const summary = tests.find(({ slug }) => slug === item.slug);
    return summary ? { ...item, ...summary } : [];
  });
}
