import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import type { CurrencyCode } from '#src/domain/money.ts';
import type { StudyCost } from '#src/domain/studyCosts.ts';
import { niceScale } from '#src/lib/niceScale.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { CostAxis, CostBar } from './CostBar.tsx';

interface CostRangeChartProps {
  /** In display order. */
  costs: readonly StudyCost[];
  /** The currency of the costs. */
  currency: CurrencyCode;
  /** Exchange rates for the NPR equivalents; without them none are shown. */
  rates?: Rates;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
}

const Figure = styled('figure')({ containerType: 'inline-size' });

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  marginBottom: 12,
}));

/**
 * A chart of yearly costs: ranges as bars and averages as dots, on one scale. The figures are text,
 * so screen readers get the same information.
 *
 * For yearly costs in one currency; use FigureList for the expenses beside them.
 */
export function CostRangeChart({ costs, currency, rates, country }: CostRangeChartProps) {
  if (costs.length === 0) {
    return (
      <p>
        We have no figure for a year here.{' '}
        <AskUsLink subject={questionSubject(country, 'Cost per year')} />
      </p>
    );
  }
  const ticks = niceScale(Math.max(...costs.map(({ amount: { amount, to = amount } }) => to)));
  const top = ticks.at(-1) ?? 1;
  return (
    <Figure style={{ '--intervals': ticks.length - 1 }}>
      <Caption>{`Study costs per year, in ${currency}`}</Caption>
      <dl>
        {costs.map((cost) => (
          <CostBar
            key={cost.course}
            label={cost.label}
            position={(amount) => amount / top}
            {...{ cost, rates }}
          />
        ))}
      </dl>
      <CostAxis {...{ ticks, currency }} />
    </Figure>
  );
}
