import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FigureNote } from '#src/components/country/FigureNote.tsx';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { amountsIn, type Confidence, type Figure } from '#src/domain/figure.ts';

const { once } = amountsIn('GBP');

const source = {
  label: 'GOV.UK: Student visa',
  year: 2026,
  checked: '2026-11-23',
  url: 'https://www.gov.uk/student-visa',
};

const figureOf = (confidence: Confidence): Figure => ({
  topic: 'visa',
  label: 'Example fee',
  values: [
    { validFrom: '2026-04-08', amounts: [once(100)], source, confidence },
    { validFrom: '2027-04-08', amounts: [once(120)], source, confidence },
  ],
});

const figure = figureOf('certain');

const meta = preview.meta({
  title: 'Components/Country/FigureNote',
  component: FigureNote,
  parameters: {
    layout: 'padded',
    choice: {
      here: 'Below a figure: what holds today by law, and what changes when.',
      rather: {
        'components-country-figuresday': 'To say for which day all figures of a page hold.',
      },
    },
  },
  args: { figure, day: '2027-04-07', rates: defaultRates },
});

/** The fee of today, the newer one with its first day, and the source. */
export const BeforeTheChange = meta.story({ tags: ['phone'] });

BeforeTheChange.test('has both fees and the source', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Example fee: £100.')).toBeVisible();
  await expect(canvas.getByText('In rupees: NPR 17,200.')).toBeVisible();
  await expect(canvas.getByText('For applications from 8 April 2027: £120.')).toBeVisible();
  await expect(canvasElement).toHaveTextContent(
    'Since 8 April 2026. Checked in November 2026; read it on the official page before you pay: GOV.UK: Student visa.',
  );
  await expect(canvas.getByRole('link')).toHaveAttribute('href', source.url);
});

/** From the day of the change, the newer fee stands alone. */
export const AfterTheChange = meta.story({ args: { day: '2027-04-08' } });

AfterTheChange.test('has one fee', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Example fee: £120.')).toBeVisible();
  await expect(canvasElement).not.toHaveTextContent(/£100|For applications/);
});

/** Below a value of 2025 the note is the rule to plan with. */
export const NewerRule = meta.story({
  args: {
    figure: { ...figure, values: [{ amounts: [once(90)], source }, ...figure.values] },
  },
});

NewerRule.test('is the rule to plan with', async ({ canvas }) => {
  await expect(canvas.getByText('Plan with this newer rule: £100.')).toBeVisible();
});

/** A figure that is not certain says so. */
export const Likely = meta.story({ args: { figure: figureOf('likely') } });

/** What we are not sure of is not shown. */
export const Unsure = meta.story({ args: { country: 'Canada', figure: figureOf('unsure') } });

Unsure.test('leads to the contact page', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/contact\?subject=Canada%3A\+/),
  );
  await expect(canvasElement).not.toHaveTextContent('100');
});

/** Below a figure, without what is elsewhere on the page. */
export const Short = meta.story({ args: { isShort: true, rates: undefined } });

Short.test('has no source', async ({ canvas }) => {
  await expect(canvas.getByText('Example fee: £100.')).toBeVisible();
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});
