import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { gre } from '#src/content/exams/gre.ts';
import { ielts } from '#src/content/exams/ielts.ts';
import { withCountries } from '#src/content/exams/loadExam.ts';
import { pte } from '#src/content/exams/pte.ts';
import { sat } from '#src/content/exams/sat.ts';
import ExamPage from '#src/pages/Exam/ExamPage.tsx';
import { paths } from '#src/pageTable.ts';
import { mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({ component: ExamPage, parameters: { layout: 'fullscreen' } });

const routeTo = (slug: string) => ({ route: { url: paths.testPreparation(slug) } });

const enrol = { name: 'Enroll Now or Contact Us' };

/** The same fees at both administrators. */
export const LoadedIelts = meta.story({
  tags: ['phone', 'dark'],
  name: 'IELTS',
  args: { exam: ielts },
  parameters: routeTo('ielts'),
});

/** Ranges of fees. */
export const LoadedPte = meta.story({
  name: 'PTE',
  args: { exam: withCountries(pte) },
  parameters: routeTo('pte'),
});

LoadedPte.test('leads to enrolment', async ({ canvas }) => {
  await expect(canvas.getByRole('link', enrol)).toHaveAttribute(
    'href',
    '/contact?subject=PTE%3A+enrolment',
  );
});

/** A fee in dollars. */
export const LoadedGre = meta.story({
  name: 'GRE',
  args: { exam: gre },
  parameters: routeTo('gre'),
});

/** A scale that does not begin at zero. */
LoadedGre.test('fills the lines of its scales', async ({ canvasElement }) => {
  const ends = [...canvasElement.querySelectorAll<HTMLElement>('figure [data-end]')];
  await expect(new Set(ends.map(({ style }) => style.left))).toEqual(new Set(['0%', '100%']));
});

export const LoadedSat = meta.story({
  name: 'SAT',
  args: { exam: sat },
  parameters: routeTo('sat'),
});

LoadedSat.test(
  'has room for its ticks on a phone',
  { globals: mobileViewport },
  async (context) => {
    const [scale] = context.canvas.getAllByRole('figure');
    const boxes = [...(scale?.querySelectorAll('[aria-hidden] span') ?? [])]
      .filter((tick) => tick.checkVisibility())
      .map((tick) => tick.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThan(2);
    for (const [place, { left }] of boxes.entries()) {
      await expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
    }
  },
);
