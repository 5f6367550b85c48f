/**
 * The tests that the project has a page for. brand/offers.ts lists those that the consultancy
 * prepares for; what it leaves out is in no file of the site. Each page is a chunk of its own.
 */
import type { Guide } from '#src/domain/guide.ts';
import type { TestPreparation, TestSummary } from '#src/domain/testPreparation.ts';
import { testSummaries } from './summaries.ts';

/** A test that may be offered. */
export type Exam = Guide<TestSummary, TestPreparation>;

export const ielts: Exam = {
  summary: testSummaries.ielts,
  load: async () => (await import('./ielts.ts')).ielts,
};

export const pte: Exam = {
  summary: testSummaries.pte,
  load: async () => (await import('./pte.ts')).pte,
};

export const toefl: Exam = {
  summary: testSummaries.toefl,
  load: async () => (await import('./toefl.ts')).toefl,
};

export const gre: Exam = {
  summary: testSummaries.gre,
  load: async () => (await import('./gre.ts')).gre,
};

export const sat: Exam = {
  summary: testSummaries.sat,
  load: async () => (await import('./sat.ts')).sat,
};

/** All of them, for the project's own tools and tests. */
export const allExams: readonly Exam[] = [ielts, pte, toefl, gre, sat];
