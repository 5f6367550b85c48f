import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatedFigureNote } from '#src/components/destination/DatedFigureNote.tsx';
import type { DatedFigure } from '#src/domain/datedFigure.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const figure: DatedFigure = {
  topic: 'visa',
  label: 'Example fee',
  values: [
    {
      validFrom: '2026-04-08',
      parts: [{ amount: 100, currency: 'GBP', per: 'once', who: 'student' }],
    },
    {
      validFrom: '2027-04-08',
      parts: [{ amount: 120, currency: 'GBP', per: 'once', who: 'student' }],
    },
  ],
  source: {
    label: 'GOV.UK: Student visa',
    year: 2026,
    checked: '2026-11-23',
    url: 'https://www.gov.uk/student-visa',
  },
  confidence: 'certain',
  nextLook: '2027-04-01',
};

const meta = preview.meta({
  title: 'Components/Destination/DatedFigureNote',
  component: DatedFigureNote,
  parameters: {
    layout: 'padded',
    choice: {
      here: 'Below a figure that changes on a known day: what holds today, and what changes when.',
      rather: {
        'components-ui-ruleupdatenote':
          'When a figure no longer holds, and you know the one to plan with.',
        'components-destination-figuresday': 'To say for which day all figures of a page hold.',
      },
    },
  },
  args: { figure, day: '2027-04-07', rates: defaultRates },
});

/** The fee of today, the newer one with its first day, and the source. */
export const BeforeTheChange = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Example fee: £100.')).toBeVisible();
    await expect(canvas.getByText('In rupees: NPR 17,200.')).toBeVisible();
    await expect(canvas.getByText('For applications from 8 April 2027: £120.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'Since 8 April 2026. Checked in November 2026; read it on the official page before you pay: GOV.UK: Student visa.',
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', figure.source.url);
  },
});

/** From the day of the change, the newer fee stands alone. */
export const AfterTheChange = meta.story({
  args: { day: '2027-04-08' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Example fee: £120.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/£100|For applications/);
  },
});

/** A figure that is not certain says so. */
export const Likely = meta.story({
  args: { figure: { ...figure, confidence: 'likely' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Likely, not certain: ask us before you rely on it/),
    ).toBeVisible();
  },
});

/** What we are not sure of is not shown. */
export const Unsure = meta.story({
  args: { country: 'Canada', figure: { ...figure, confidence: 'unsure' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\?subject=Canada%3A\+/),
    );
    await expect(canvasElement).not.toHaveTextContent('100');
  },
});

/** Below a figure, without what is elsewhere on the page. */
export const Short = meta.story({
  args: { isShort: true, rates: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example fee: £100.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
