import { styled } from '@mui/material/styles';
import { type Cost, costText, costTextInNpr } from '#src/domain/cost.ts';
import type { ForeignCurrency, Rates } from '#src/domain/exchangeRates.ts';
import { fontFamilies } from '#src/theme/tokens.ts';

interface OneOffCostsProps {
  costs: readonly Cost[];
  currency: ForeignCurrency;
  /** Exchange rates for the NPR equivalents; without them none are shown. */
  rates?: Rates | undefined;
}

const List = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 'clamp(24px, 3vw, 36px) 0 0',
    borderTop: `1px solid ${palette.divider}`,
    '& > div': {
      display: 'grid',
      gap: '2px 24px',
      alignItems: 'baseline',
      paddingBlock: 12,
      borderBottom: `1px solid ${palette.divider}`,
      breakInside: 'avoid',
      [theme.breakpoints.up('sm')]: { gridTemplateColumns: '11rem 12rem minmax(0, 1fr)' },
    },
    '& dt': { ...theme.typography.h4, fontSize: '1.125rem' },
    '& dd': { margin: 0 },
    '& dd:nth-of-type(1)': {
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: '1.25rem',
      lineHeight: 1.3,
      fontVariantNumeric: 'lining-nums',
    },
    '& dd:nth-of-type(2)': { ...theme.typography.body2, color: palette.text.secondary },
  };
});

/**
 * Costs that the chart of yearly costs does not show, such as a visa.
 *
 * Below CostRangeChart; use FeeTable for the fees of a test.
 */
export function OneOffCosts({ costs, currency, rates }: OneOffCostsProps) {
  return (
    <List>
      {costs.map((cost) => (
        <div key={cost.item}>
          <dt>{cost.label}</dt>
          <dd>{costText(cost, currency)}</dd>
          <dd>
            {[
              cost.per === 'year' ? 'per year' : 'per application',
              rates && costTextInNpr(cost, currency, rates),
            ]
              .filter(Boolean)
              .join(', ')}
            {cost.note && `. ${cost.note}`}
          </dd>
        </div>
      ))}
    </List>
  );
}
