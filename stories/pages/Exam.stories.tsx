import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { gre } from '#src/content/exams/gre.ts';
import { ielts } from '#src/content/exams/ielts.ts';
import { withCountries } from '#src/content/exams/loadExam.ts';
import { pte } from '#src/content/exams/pte.ts';
import { sat } from '#src/content/exams/sat.ts';
import { toefl } from '#src/content/exams/toefl.ts';
import type { Exam } from '#src/domain/exam.ts';
import ExamPage from '#src/pages/Exam/ExamPage.tsx';
import { paths } from '#src/pageTable.ts';
import { mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({ component: ExamPage, parameters: { layout: 'fullscreen' } });

/** A story of the page of a test, at its address. */
const pageOf = (exam: Exam) => ({
  args: { exam },
  parameters: { route: { url: paths.testPreparation(exam.slug) } },
});

/** The same fees at both administrators. */
export const LoadedIelts = meta.story({
  tags: ['phone', 'dark'],
  name: 'IELTS',
  ...pageOf(ielts),
});

/** Ranges of fees. */
export const LoadedPte = meta.story({ name: 'PTE', ...pageOf(withCountries(pte)) });

/** A new scale of the score beside that of 2025. */
export const LoadedToefl = meta.story({ name: 'TOEFL', ...pageOf(toefl) });

/** A fee in dollars. */
export const LoadedGre = meta.story({ name: 'GRE', ...pageOf(gre) });

export const LoadedSat = meta.story({ name: 'SAT', ...pageOf(sat) });

LoadedSat.test(
  'leads to enrolment, fills its scales, and has room for their ticks on a phone',
  { globals: mobileViewport },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Enroll Now or Contact Us' })).toHaveAttribute(
      'href',
      '/contact?subject=SAT%3A+enrolment',
    );
    // Also a scale that does not begin at zero.
    const ends = [...canvasElement.querySelectorAll<HTMLElement>('figure [data-end]')];
    await expect(new Set(ends.map(({ style }) => style.left))).toEqual(new Set(['0%', '100%']));
    const [scale] = canvas.getAllByRole('figure');
    const boxes = [...(scale?.querySelectorAll('[aria-hidden] span') ?? [])]
      .filter((tick) => tick.checkVisibility())
      .map((tick) => tick.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThan(2);
    for (const [place, { left }] of boxes.entries()) {
      await expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
    }
  },
);
