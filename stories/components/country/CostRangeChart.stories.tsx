import preview from '#.storybook/preview';
import { CostRangeChart } from '#src/components/country/CostRangeChart.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { amountsIn } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE, FIGURES_CHECKED } from '#src/domain/source.ts';
import { type StudyCost, studyCosts } from '#src/domain/studyCosts.ts';
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

/** One range for all courses, with our table of 2025; living costs and fees are not drawn. */
export const OneTuition = meta.story({
  tags: ['phone'],
  args: { costs: studyCosts(ireland, FIGURES_CHECKED) },
});

/** Two averages are two marks without a bar between them. */
export const Averages = meta.story({
  args: { costs: studyCosts(usa, FIGURES_CHECKED) },
});

/** Without any figure, 'Ask us' leads to the contact page. */
export const NoFigure = meta.story({ tags: ['picture'], args: { costs: [] } });

function range(course: StudyCost['course'], label: string, from: number, to: number): StudyCost {
  const amount = amountsIn('AUD').yearly(from, { to });
  const value = { source: CONSULTANCY_SOURCE };
  return { course, label, amount, remarks: [], value };
}

/** A range from zero, a very narrow one at the right end, and a long label. */
export const Extremes = meta.story({
  args: {
    costs: [
      range('tuition', 'Tuition', 0, 1_000_000),
      range(
        'postgraduate',
        'Postgraduate in a university town with a very long name',
        999_000,
        1_000_000,
      ),
    ],
  },
});
