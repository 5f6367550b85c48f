import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { gre } from '#src/content/exams/gre.ts';
import { ielts } from '#src/content/exams/ielts.ts';
import { withCountries } from '#src/content/exams/loadExam.ts';
import { pte } from '#src/content/exams/pte.ts';
import { sat } from '#src/content/exams/sat.ts';
import { toefl } from '#src/content/exams/toefl.ts';
import type { ExamSlug } from '#src/domain/exam.ts';
import ExamPage from '#src/pages/Exam/ExamPage.tsx';
import { paths } from '#src/pageTable.ts';

const meta = preview.meta({ title: 'Pages/Exam', component: ExamPage });

const routeTo = (slug: ExamSlug) => ({ route: { url: paths.testPreparation(slug) } });

const enrol = { name: 'Enroll Now or Contact Us' };

/** The same fees at both administrators, and no link to enrol. */
export const LoadedIelts = meta.story({
  tags: ['phone', 'dark'],
  name: 'IELTS',
  args: { exam: ielts },
  parameters: routeTo('ielts'),
});

LoadedIelts.test('lists the fees of both administrators', async ({ canvas }) => {
  const [, ...rows] = within(
    canvas.getByRole('table', { name: 'IELTS exam fees in Nepal' }),
  ).getAllByRole('row');
  await expect(rows).toHaveLength(10);
  await expect(rows[0]).toHaveTextContent(/^Paper-based IELTS .*NPR 31,500British Council$/);
  await expect(canvas.queryByRole('link', enrol)).toBeNull();
});

/** Ranges of fees. */
export const LoadedPte = meta.story({
  name: 'PTE',
  args: { exam: withCountries(pte) },
  parameters: routeTo('pte'),
});

LoadedPte.test('leads to enrolment, and lists ranges', async ({ canvas }) => {
  await expect(canvas.getAllByText('NPR 26,500 to 30,000')).toHaveLength(2);
  await expect(canvas.getByRole('link', enrol)).toHaveAttribute(
    'href',
    '/contact?subject=PTE%3A+enrolment',
  );
});

/** A fee in dollars, and a scale that changes. */
export const LoadedToefl = meta.story({
  name: 'TOEFL',
  args: { exam: toefl },
  parameters: routeTo('toefl'),
});

LoadedToefl.test('calculates rupees, and names the newer rule', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('($190 to $210) × 135 = NPR 25,650 to 28,350');
  await expect(canvasElement).toHaveTextContent(
    'The score runs from 1 to 6 2025: The score runs from 0 to 120.',
  );
});

export const LoadedGre = meta.story({
  name: 'GRE',
  args: { exam: gre },
  parameters: routeTo('gre'),
});

export const LoadedSat = meta.story({
  name: 'SAT',
  args: { exam: sat },
  parameters: routeTo('sat'),
});
