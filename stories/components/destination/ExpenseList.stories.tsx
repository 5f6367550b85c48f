import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpenseList } from '#src/components/destination/ExpenseList.tsx';
import { ireland } from '#src/content/destinations/ireland.ts';
import { uk } from '#src/content/destinations/uk.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { oneOf } from '../../support/argTypes.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/ExpenseList',
  component: ExpenseList,
  parameters: { layout: 'padded' },
  argTypes: { currency: oneOf(Object.keys(defaultRates)) },
  args: { expenses: ireland.expenses, currency: 'EUR' as const, rates: defaultRates },
});

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
        /^per year, at least NPR 1,029,000\. Our table of 2025, which does not have the newer rule\./,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'Plan with this newer rule, checked in November 2026: at least €10,000 per year.',
      ),
    ).toBeVisible();
  },
});

export const WithoutRupees = meta.story({
  args: { rates: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^per application\. .*which of the two/)).toBeVisible();
    await expect(canvas.queryByText(/^per .*NPR/)).not.toBeInTheDocument();
  },
});

/** No figure is guessed: each row links to the contact page, with a note where we know more. */
export const NotKnown = meta.story({
  args: { expenses: uk.expenses, currency: 'GBP' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Ask us' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 4 }, () => '/contact'),
    );
    const row = canvas.getByText('Health cover').parentElement ?? document.body;
    await expect(within(row).getByText(/^The immigration health surcharge/)).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
