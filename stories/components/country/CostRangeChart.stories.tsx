import preview from '#.storybook/preview';
import { CostRangeChart } from '#src/components/country/CostRangeChart.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { sampleRates } from '../../support/rates.ts';

const meta = preview.meta({
  component: CostRangeChart,
  args: {
    costs: studyCosts(uk, FIGURES_CHECKED),
    rates: sampleRates,
    country: 'UK',
  },
});

/** Two ranges of tuition, the undergraduate one first. */
export const UndergraduateAndPostgraduate = meta.story();

/** With the prices of our table of 2025; living costs and fees are not drawn. */
export const WithRemarks = meta.story({
  tags: ['phone'],
  args: { costs: studyCosts(ireland, FIGURES_CHECKED) },
});

/** Without any figure, 'Ask us' leads to the contact page. */
export const NoFigure = meta.story({ tags: ['picture'], args: { costs: [] } });

/** A range from zero, a very narrow one at the right end, and a long label. */
export const Extremes = meta.story({
  args: {
    costs: studyCosts(uk, FIGURES_CHECKED).map((cost, index) => ({
      ...cost,
      label: `${cost.label} in a university town with a very long name`,
      amount: { ...cost.amount, amount: index * 999_000, to: 1_000_000 },
    })),
  },
});
