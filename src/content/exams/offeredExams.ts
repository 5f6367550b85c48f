import { exams } from '#brand/offers.ts';
import type { ExamSummary } from '#src/domain/exam.ts';

/** The tests that the consultancy prepares for, in the order of the menu. */
export const offeredExams: readonly ExamSummary[] = exams.map(({ summary }) => summary);

/** The tests of a list that have a page on this site, in the order of the list. */
export const examsWithPage = (slugs: readonly string[] = []): readonly ExamSummary[] =>
  slugs.flatMap((slug) => offeredExams.find((exam) => exam.slug === slug) ?? []);
