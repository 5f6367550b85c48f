import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { gre } from '#src/content/tests/gre.ts';
import { ielts } from '#src/content/tests/ielts.ts';
import { withDestinations } from '#src/content/tests/loadTest.ts';
import { pte } from '#src/content/tests/pte.ts';
import { sat } from '#src/content/tests/sat.ts';
import { toefl } from '#src/content/tests/toefl.ts';
import { formatAmount } from '#src/domain/money.ts';
import type { TestPreparation, TestSlug } from '#src/domain/testPreparation.ts';
import TestPreparationPage from '#src/pages/TestPreparation/TestPreparationPage.tsx';
import { paths } from '#src/pageTable.ts';
import { blurAndScrollToTop } from '../support/blurAndScrollToTop.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({ title: 'Pages/TestPreparation', component: TestPreparationPage });

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
type Screen = Pick<Context, 'canvas' | 'userEvent'>;

function routeTo(slug: TestSlug) {
  return { route: { url: paths.testPreparation(slug) } };
}

/** The texts of all cells of the fee and course tables, row by row. */
function rowsOf(canvas: Context['canvas']): string[][] {
  return canvas
    .queryAllByRole('table')
    .flatMap((table) => within(table).getAllByRole('row').slice(1))
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** One answer is open at a time; clicking an open question closes it. */
async function expectOneAnswerOpen({ canvas, userEvent }: Screen, { faq }: TestPreparation) {
  const [first, second] = faq.map(({ question }) => canvas.getByText(question));
  if (!first || !second) throw new Error('A test has at least two questions.');
  await userEvent.click(first);
  await userEvent.click(second);
  await expect(first.closest('details')).not.toHaveAttribute('open');
  await expect(second.closest('details')).toHaveAttribute('open');
  await userEvent.click(second);
  await waitFor(() => expect(canvas.getByText(faq[1]?.answer ?? '')).not.toBeVisible());
}

/** Heading, figures and sums, the questions, and the link to enrol. */
async function expectPage(
  context: Screen,
  test: TestPreparation,
  { rows, texts }: { rows: readonly string[][]; texts: readonly string[] },
) {
  const { canvas } = context;
  const { fees, note } = test.courses;
  const courses = (fees?.rows ?? []).map(({ course, duration, fee }) => [
    course,
    duration,
    typeof fee === 'number' ? formatAmount(fee, 'NPR') : fee,
  ]);
  await expect(canvas.getByRole('heading', { level: 1, name: test.heading })).toBeVisible();
  await expect(rowsOf(canvas)).toEqual([...rows, ...courses]);
  const text = document.body.textContent?.replaceAll(/\s+/g, ' ');
  for (const expected of [...texts, fees ? note : `${note} Ask us`])
    await expect(text).toContain(expected);
  const enrol = canvas.queryAllByRole('link', { name: 'Enroll Now or Contact Us' });
  await expect(enrol.map((link) => link.getAttribute('href'))).toEqual(
    test.enrolLink ? [`/contact?subject=${test.name}%3A+enrolment`] : [],
  );
  await expectOneAnswerOpen(context, test);
  blurAndScrollToTop();
}

/** The same fees at both administrators. */
const ieltsFees = [
  ['Paper-based IELTS Academic or General Training', 'NPR 31,500'],
  ['Computer-based IELTS Academic or General Training', 'NPR 28,800'],
  ['UKVI paper-based IELTS Only where the UK asks for UKVI', 'NPR 34,000'],
  ['UKVI computer-based IELTS Only where the UK asks for UKVI', 'NPR 28,800'],
  ['Life Skills (A1 and B1) Not for university', 'NPR 24,000'],
];

export const LoadedIelts = meta.story({
  name: 'IELTS',
  args: { test: ielts },
  parameters: routeTo('ielts'),
  play: async (context) => {
    await expectPage(context, ielts, {
      rows: ['British Council', 'IDP Nepal'].flatMap((name) =>
        ieltsFees.map((row) => [...row, name]),
      ),
      texts: ['NPR 28,000 to 33,000'],
    });
  },
});

export const LoadedPte = meta.story({
  name: 'PTE',
  args: { test: withDestinations(pte) },
  parameters: routeTo('pte'),
  play: async (context) => {
    await expectPage(context, pte, {
      rows: [
        ['PTE Academic', 'NPR 26,500 to 30,000'],
        ['PTE Academic Online', 'NPR 26,500 to 30,000'],
        ['PTE Academic UKVI', 'NPR 32,000 to 34,000'],
      ],
      texts: ['10 to 90', withDestinations(pte).description.at(-1) ?? ''],
    });
  },
});

export const LoadedToefl = meta.story({
  name: 'TOEFL',
  args: { test: toefl },
  parameters: routeTo('toefl'),
  play: async (context) => {
    await expectPage(context, toefl, {
      rows: [],
      texts: [
        '($190 to $210) × 135 = NPR 25,650 to 28,350',
        '0 to 120',
        'Plan with this newer rule: the score runs from 1 to 6.',
      ],
    });
  },
});

export const LoadedGre = meta.story({
  name: 'GRE',
  args: { test: gre },
  parameters: routeTo('gre'),
  play: async (context) => {
    await expectPage(context, gre, {
      rows: [],
      texts: ['$220 × 135 = NPR 29,700', '130 to 170', '0 to 6'],
    });
  },
});

export const LoadedSat = meta.story({
  name: 'SAT',
  args: { test: sat },
  parameters: routeTo('sat'),
  play: async (context) => {
    await expectPage(context, sat, {
      rows: [],
      texts: [
        '$60 × 135 = NPR 8,100',
        '400 to 1600',
        'Plan with this newer rule: USD 68, and a regional fee outside the USA.',
      ],
    });
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  args: { test: ielts },
  parameters: routeTo('ielts'),
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'IELTS exam fees in Nepal' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
