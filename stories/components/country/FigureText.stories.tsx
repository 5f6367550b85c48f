import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FigureText } from '#src/components/country/FigureText.tsx';
import { amountsIn, type Confidence, type Figure } from '#src/domain/figure.ts';
import { sampleRates } from '../../support/rates.ts';

const { once } = amountsIn('GBP');

const source = {
  label: 'GOV.UK: Student visa',
  year: 2026,
  checked: '2026-11-26',
  url: 'https://www.gov.uk/student-visa',
};

const figureOf = (confidence: Confidence): Figure => ({
  topic: 'visa',
  label: 'Example fee',
  values: [
    { amounts: [once(90)], source },
    { validFrom: '2026-04-08', amounts: [once(1000)], source, confidence },
    { validFrom: '2027-04-08', amounts: [once(1200)], source, confidence },
  ],
});

const meta = preview.meta({
  component: FigureText,
  args: { figure: figureOf('certain'), day: '2027-04-07', rates: sampleRates },
});

/** The fee of today, large and in rupees first; the newer one with its first day. */
export const BeforeTheChange = meta.story({ tags: ['phone', 'dark'] });

/** A figure that we are not sure of is not shown. */
export const Unsure = meta.story({ args: { country: 'Canada', figure: figureOf('unsure') } });

Unsure.test('leads to the contact page', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/contact\?subject=Canada%3A\+/),
  );
  await expect(canvasElement).not.toHaveTextContent('£1,000');
});
