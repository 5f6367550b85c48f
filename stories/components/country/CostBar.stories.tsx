import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CostAxis, CostBar } from '#src/components/country/CostBar.tsx';
import { amountsIn } from '#src/domain/figure.ts';
import { sampleRates } from '../../support/rates.ts';

const TOP = 50_000;

const Chart = styled('div')({ containerType: 'inline-size', '--intervals': 5 });

const meta = preview.meta({
  title: 'Components/Country/CostBar',
  component: CostBar,
  parameters: { layout: 'padded' },
  args: {
    label: 'Tuition',
    cost: {
      amount: amountsIn('EUR').yearly(9000, { to: 20_000 }),
      remarks: ['2025: €7,000 to 12,000 per year.', 'Likely, not certain.'],
    },
    rates: sampleRates,
    position: (amount: number) => amount / TOP,
  },
  render: (args) => (
    <Chart>
      <dl style={{ margin: 0 }}>
        <CostBar {...args} />
      </dl>
      <CostAxis ticks={[0, 10_000, 20_000, 30_000, 40_000, TOP]} currency="EUR" />
    </Chart>
  ),
});

/** From the lowest to the highest price, in both currencies, and below it what stood before. */
export const Range = meta.story();

Range.test('is in both currencies', async ({ canvas }) => {
  await expect(canvas.getByText('€9,000 to 20,000')).toBeVisible();
  await expect(canvas.getByText('About NPR 13.2 to 29.4 lakh')).toBeVisible();
});

/** An average says what it is an average of. */
export const Average = meta.story({
  tags: ['phone'],
  args: {
    label: 'Public university',
    cost: {
      amount: amountsIn('USD').yearly(30_780, { averageOf: 'a bachelor’s degree' }),
      remarks: [],
    },
  },
});

Average.test('has no line of the scale through a text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Average for one year of a bachelor’s degree.')).toBeVisible();
  const plots = Array.from(canvasElement.querySelectorAll('dd, dd *')).filter((element) =>
    getComputedStyle(element).backgroundImage.startsWith('repeating-linear-gradient'),
  );
  await expect(plots.map(({ textContent }) => textContent)).toEqual(['']);
});

/** Without exchange rates, the figures are in the currency of the country alone. */
export const WithoutRupees = meta.story({ args: { rates: undefined } });
