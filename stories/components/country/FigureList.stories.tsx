import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FigureList } from '#src/components/country/FigureList.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { EXPENSES, figuresOf } from '#src/domain/figure.ts';
import { sampleRates } from '../../support/rates.ts';

const expenses = EXPENSES.map(({ topic, label }) => ({
  topic: label,
  figures: figuresOf(ireland.figures, topic),
}));

const meta = preview.meta({
  component: FigureList,
  args: { items: expenses, rates: sampleRates, day: '2026-11-26' },
});

/** The rule of today is large, with the table of 2025 in the small print. */
export const Expenses = meta.story({ tags: ['phone', 'dark'] });

/** Facts that are no figure, with the page of their authority; an unknown one says 'Ask us'. */
export const FactsAndQuestions = meta.story({
  tags: ['picture'],
  args: {
    country: 'UK',
    items: [
      {
        topic: 'Visa',
        fact: 'Student visa',
        note: 'It replaced the Tier 4 (General) visa in October 2020.',
        officialPage: { label: 'GOV.UK: Student visa', url: 'https://www.gov.uk/student-visa' },
      },
      { topic: 'After the degree', figures: figuresOf(uk.figures, 'afterDegree') },
      { topic: 'Visa fee' },
    ],
  },
});

/** A topic of several fees: a note names the fee that it is of. */
export const NotesOfSeveral = meta.story({
  args: { items: [{ topic: 'Visa fee', figures: figuresOf(usa.figures, 'visa') }] },
});

NotesOfSeveral.test('names the fee of each note', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Dates and conditions'));
  await expect(canvas.getByText(/^SEVIS fee: For the register/)).toBeVisible();
});
