import type { ExamSummary } from '#src/domain/exam.ts';
import type { Source } from '#src/domain/source.ts';

const page = (label: string, url: string, year = 2025): Source => ({
  label,
  year,
  checked: '2026-11-22',
  url,
});

/** The page of each test's maker that names the score range. */
export const scoreSources = {
  ielts: page('IELTS, ielts.org', 'https://ielts.org/'),
  pte: page('Pearson PTE, pearsonpte.com', 'https://www.pearsonpte.com/'),
  toefl: page('ETS, ets.org/toefl', 'https://www.ets.org/toefl', 2026),
  gre: page('ETS, ets.org/gre', 'https://www.ets.org/gre'),
  sat: page('College Board, satsuite.collegeboard.org', 'https://satsuite.collegeboard.org/sat'),
};

/** The sources of the score ranges of some tests. */
export function scoreSourcesOf(exams: readonly ExamSummary[]): Source[] {
  const sources: Readonly<Record<string, Source>> = scoreSources;
  return exams.flatMap(({ slug }) => sources[slug] ?? []);
}
