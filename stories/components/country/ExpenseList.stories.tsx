import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpenseList } from '#src/components/country/ExpenseList.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';

const meta = preview.meta({
  title: 'Components/Country/ExpenseList',
  component: ExpenseList,
  parameters: { layout: 'padded' },
  args: {
    figures: ireland.figures,
    rates: defaultRates,
    day: '2026-11-24',
  },
});

/** A figure that the rules have overtaken is marked with its year, and the new one is below it. */
export const WithRupees = meta.story({ tags: ['phone'] });

WithRupees.test('has each amount in both currencies', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Living costs',
    'Visa fee',
    'Money you must show you have',
    'Health cover',
  ]);
  await expect(canvas.getByText('€60 or €100')).toBeVisible();
  await expect(canvas.getByText(/^per application, NPR 8,820 or NPR 14,700/)).toBeVisible();
  await expect(canvas.getByText(/^Plan with this newer rule: €10,000 a year/)).toBeVisible();
});

/** Without exchange rates, the amounts are in the currency of the country alone. */
export const WithoutRupees = meta.story({ args: { rates: undefined } });

WithoutRupees.test('has no rupees', async ({ canvas }) => {
  await expect(canvas.getByText(/^per application\. .*which of the two/)).toBeVisible();
  await expect(canvas.queryByText(/^per .*NPR/)).not.toBeInTheDocument();
});

/** No figure is guessed: each row links to the contact page. */
export const NotKnown = meta.story({ args: { country: 'UK', figures: [] } });

NotKnown.test('leads to the contact page from each row', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: 'Ask us' });
  await expect(links).toHaveLength(4);
  await expect(links[1]).toHaveAttribute('href', '/contact?subject=UK%3A+visa+fee');
});

/** Until 29 November the sum of today is the figure, and the next one is announced. */
export const BeforeTheChange = meta.story({
  tags: ['picture'],
  args: { figures: uk.figures, day: '2026-11-29' },
});
