/** The tests that the project has a page for; brand/offers.ts lists those that are offered. */
import type { ContentModule } from '#src/domain/contentModule.ts';
import type { Exam, ExamSummary } from '#src/domain/exam.ts';
import * as summaries from './summaries.ts';

/** A test that may be offered. */
export type ExamModule = ContentModule<ExamSummary, Exam>;

export const ielts: ExamModule = {
  summary: summaries.ielts,
  load: async () => (await import('./ielts.ts')).ielts,
};

export const pte: ExamModule = {
  summary: summaries.pte,
  load: async () => (await import('./pte.ts')).pte,
};

export const toefl: ExamModule = {
  summary: summaries.toefl,
  load: async () => (await import('./toefl.ts')).toefl,
};

export const gre: ExamModule = {
  summary: summaries.gre,
  load: async () => (await import('./gre.ts')).gre,
};

export const sat: ExamModule = {
  summary: summaries.sat,
  load: async () => (await import('./sat.ts')).sat,
};

/** All of them, for the project's own tools and tests. */
export const allExams: readonly ExamModule[] = [ielts, pte, toefl, gre, sat];
