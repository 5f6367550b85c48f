import type { ExamSummary } from '#src/domain/exam.ts';
import type { Source } from '#src/domain/source.ts';

/** The page of each test's maker that names the score range. */
export const scoreSources = {
  ielts: {
    label: 'IELTS, ielts.org',
    year: 2025,
    checked: '2026-11-22',
    url: 'https://ielts.org/',
  },
  pte: {
    label: 'Pearson PTE, pearsonpte.com',
    year: 2025,
    checked: '2026-11-22',
    url: 'https://www.pearsonpte.com/',
  },
  toefl: {
    label: 'ETS, ets.org/toefl',
    year: 2026,
    checked: '2026-11-22',
    url: 'https://www.ets.org/toefl',
  },
  gre: {
    label: 'ETS, ets.org/gre',
    year: 2025,
    checked: '2026-11-22',
    url: 'https://www.ets.org/gre',
  },
  sat: {
    label: 'College Board, satsuite.collegeboard.org',
    year: 2025,
    checked: '2026-11-22',
    url: 'https://satsuite.collegeboard.org/sat',
  },
} satisfies Record<string, Source>;

/** The sources of the score ranges of some tests. */
export function scoreSourcesOf(exams: readonly ExamSummary[]): Source[] {
  const sources: Readonly<Record<string, Source>> = scoreSources;
  return exams.flatMap(({ slug }) => sources[slug] ?? []);
}
