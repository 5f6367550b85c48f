import { exams } from '#brand/offers.ts';
import type { ExamSummary } from '#src/domain/exam.ts';

/** The tests that the consultancy prepares for, in the order of the menu. */
export const offeredExams: readonly ExamSummary[] = exams.map(({ summary }) => summary);

/** The tests of a list that have a page on this site, in the order of the list. */
export function examsWithPage<Test extends Pick<ExamSummary, 'slug'>>(
  list: readonly Test[],
): readonly (Test & ExamSummary)[] {
  return list.flatMap((item) => {
    const summary = offeredExams.find(({ slug }) => slug === item.slug);
    return summary ? { ...item, ...summary } : [];
  });
}
