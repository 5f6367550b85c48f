import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpenseList } from '#src/components/destination/ExpenseList.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/ExpenseList',
  component: ExpenseList,
  parameters: { layout: 'padded' },
  args: {
    figures: ireland.figures,
    rates: defaultRates,
    day: '2026-11-24',
  },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** A figure that the rules have overtaken is marked with its year, and the new one is below it. */
export const WithRupees = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Living costs',
      'Visa fee',
      'Money you must show you have',
      'Health cover',
    ]);
    await expect(canvas.getByText('€60 or €100')).toBeVisible();
    await expect(canvas.getByText(/^per application, NPR 8,820 or NPR 14,700/)).toBeVisible();
    await expect(canvas.getByText('at least €7,000')).toBeVisible();
    await expect(
      canvas.getByText(
        /^per year, at least NPR 10,29,000\. Our table of 2025, which does not have the newer rule\./,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'Plan with this newer rule: €10,000 a year; €833 a month for stays of 6 to 8 months.',
      ),
    ).toBeVisible();
  },
});

/** Without exchange rates, the amounts are in the currency of the country alone. */
export const WithoutRupees = meta.story({
  args: { rates: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^per application\. .*which of the two/)).toBeVisible();
    await expect(canvas.queryByText(/^per .*NPR/)).not.toBeInTheDocument();
  },
});

/** No figure is guessed: each row links to the contact page. */
export const NotKnown = meta.story({
  args: { country: 'UK', figures: [] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Ask us' });
    await expect(
      links.map((link) =>
        new URL(link.getAttribute('href') ?? '', window.location.href).searchParams.get('subject'),
      ),
    ).toEqual([
      'UK: living costs',
      'UK: visa fee',
      'UK: money you must show you have',
      'UK: health cover',
    ]);
  },
});

const money = (canvas: Canvas) =>
  canvas.getByText('Money you must show you have').parentElement ?? document.body;

/** Until 29 November the sum of today is the figure, and the next one is announced. */
export const BeforeTheChange = meta.story({
  tags: ['picture'],
  args: { figures: uk.figures, day: '2026-11-29' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ask us')).not.toBeInTheDocument();
    await expect(money(canvas)).toHaveTextContent(
      '£1,529 a month in London; £1,171 a month elsewhere',
    );
    await expect(money(canvas)).toHaveTextContent(
      'For applications from 30 November 2026: £1,570 a month in London; £1,203 a month elsewhere.',
    );
    await expect(money(canvas)).toHaveTextContent(
      'Since 11 November 2025. Checked in November 2026; read it on the official page before you pay: GOV.UK',
    );
  },
});

/** From the day of the change the new sum is the figure, and nothing is announced. */
export const AfterTheChange = meta.story({
  args: { ...BeforeTheChange.input.args, day: '2026-11-30' },
  play: async ({ canvas }) => {
    await expect(money(canvas)).toHaveTextContent('£1,570 a month in London');
    await expect(money(canvas)).not.toHaveTextContent(/£1,529|For applications from/);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
