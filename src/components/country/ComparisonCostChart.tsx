import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Accent } from '#src/domain/country.ts';
import { type ForeignCurrency, type Rates, toNpr } from '#src/domain/exchangeRates.ts';
import { inNpr } from '#src/domain/figure.ts';
import type { StudyCost } from '#src/domain/studyCosts.ts';
import { niceScale } from '#src/lib/niceScale.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { CostAxis, CostBar } from './CostBar.tsx';

/** The costs of one country in one group. */
export interface ComparedCosts {
  readonly key: string;
  readonly accent: Accent;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly currency: ForeignCurrency;
  /** Without costs the row shows 'Ask us'. */
  readonly costs: readonly StudyCost[];
}

interface ComparisonCostChartProps {
  /** What is compared, such as one level of study; with the same countries in the same order. */
  groups: readonly {
    /** A cost with the same label needs none of its own. */
    readonly heading: string;
    readonly rows: readonly ComparedCosts[];
  }[];
  /** Exchange rates: NPR for one unit of each currency. */
  rates: Rates;
}

const Figure = styled('figure')({ margin: 0, containerType: 'inline-size' });

const Group = styled('dl')({ margin: '0 0 12px' });

/** A row without a bar. */
const TextRow = styled('div')(({ theme }) => ({
  paddingBlock: '14px 18px',
  '& dt': { ...theme.typography.h4, fontSize: '1.125rem' },
  '& dd': { margin: 0 },
  '@container (min-width: 640px)': {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    columnGap: 24,
  },
}));

const Country = styled('span')({ display: 'flex', alignItems: 'center', gap: 10 });

const Kind = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

/**
 * The costs of a few countries as bars on one scale in NPR, group by group, so that like is beside
 * like. Each bar has its figures in the country's currency and in NPR.
 *
 * For several countries; use CostRangeChart for one.
 *
 * **Screen reader:** A heading for each group of costs, then country and figures as text. Bars and
 * axis are silent.
 */
export function ComparisonCostChart({ groups, rates }: ComparisonCostChartProps) {
  const amounts = groups.flatMap(({ rows }) =>
    rows.flatMap(({ costs }) =>
      costs.map((cost) => {
        const { amount, to = amount } = inNpr(cost.amount, rates);
        return to;
      }),
    ),
  );
  const ticks = amounts.length > 0 ? niceScale(Math.max(...amounts)) : [0, 1];
  const top = ticks.at(-1) ?? 1;
  return (
    <Figure style={{ '--intervals': ticks.length - 1 }}>
      {groups.map(({ heading, rows }) => (
        <div key={heading}>
          <Typography variant="h3" sx={{ mt: 2, fontSize: '1.25rem' }}>
            {heading}
          </Typography>
          <Group>
            {rows.map((row) =>
              row.costs.length === 0 ? (
                <TextRow key={row.key}>
                  <dt>
                    <Country>
                      {row.icon}
                      {row.name}
                    </Country>
                  </dt>
                  <dd>
                    <AskUsLink subject={questionSubject(row.name, `${heading}, per year`)} />
                  </dd>
                </TextRow>
              ) : (
                row.costs.map((cost) => (
                  <CostBar
                    key={`${row.key} ${cost.course}`}
                    label={
                      <>
                        <Country>
                          {row.icon}
                          {row.name}
                        </Country>
                        {cost.label !== heading && <Kind>{cost.label}</Kind>}
                      </>
                    }
                    accent={row.accent}
                    position={(amount) => toNpr(amount, row.currency, rates) / top}
                    {...{ cost, rates }}
                  />
                ))
              ),
            )}
          </Group>
        </div>
      ))}
      {amounts.length > 0 && <CostAxis ticks={ticks} currency="NPR" />}
    </Figure>
  );
}
