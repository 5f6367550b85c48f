import { styled } from '@mui/material/styles';
import preview from '#.storybook/preview';
import { CostAxis, CostBar } from '#src/components/country/CostBar.tsx';
import { amountsIn } from '#src/domain/figure.ts';
import { sampleRates } from '../../support/rates.ts';

const TOP = 50_000;

const Chart = styled('div')({ containerType: 'inline-size', '--intervals': 5 });

const meta = preview.meta({
  component: CostBar,
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

/** Without exchange rates, the figures are in the currency of the country alone. */
export const WithoutRupees = meta.story({ args: { rates: undefined } });
