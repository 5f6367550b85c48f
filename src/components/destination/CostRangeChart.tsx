import { styled } from '@mui/material/styles';
import { type Cost, costText, costTextInNpr } from '#src/domain/cost.ts';
import type { ForeignCurrency, Rates } from '#src/domain/exchangeRates.ts';
import { formatNumber } from '#src/domain/money.ts';
import { niceScale } from '#src/lib/niceScale.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface CostRangeChartProps {
  /** In display order. Yearly ranges and averages are drawn, others ignored. */
  costs: readonly Cost[];
  currency: ForeignCurrency;
  /** Exchange rates for the NPR equivalents; without them none are shown. */
  rates?: Rates;
}

/** A cost in the chart: a bar for a range, a dot for an average. */
type DrawnCost = Extract<Cost, { kind: 'range' }> | (Cost & { kind: 'average' });

/** Height of a bar and diameter of a dot, in px. */
const THICKNESS = 20;

/** Width of the container, in px, from which the labels are beside the bars. */
const WIDE = 640;

const Figure = styled('figure')({ margin: 0, containerType: 'inline-size' });

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: (theme.vars ?? theme).palette.text.secondary,
  marginBottom: 12,
}));

const Plot = styled('dl')({ margin: 0 });

const labelColumn = {
  [`@container (min-width: ${WIDE}px)`]: {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    columnGap: 24,
  },
} as const;

const Row = styled('div')(({ theme }) => ({
  ...labelColumn,
  breakInside: 'avoid',
  '& dt': { ...theme.typography.h4, fontSize: '1.125rem', paddingTop: 14 },
  '& dd': { margin: 0 },
}));

/** The plot area of one cost, with a thin line at each tick. */
const Track = styled('dd')(({ theme }) => {
  const { divider } = (theme.vars ?? theme).palette;
  return {
    position: 'relative',
    paddingBlock: '10px 18px',
    borderInlineEnd: `1px solid ${divider}`,
    backgroundImage: `repeating-linear-gradient(to right, ${divider} 0 1px, transparent 1px calc(100% / var(--intervals)))`,
    printColorAdjust: 'exact',
  };
});

/** Aligns the figure with the start of its bar, or further left if it would overflow. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  '&::before': { content: '""', flex: '0 1 var(--from)' },
});

const Amount = styled('span')({
  flex: 'none',
  maxWidth: '100%',
  fontFamily: fontFamilies.heading,
  fontWeight: 600,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)',
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
});

const Small = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  maxWidth: '100%',
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Drawn with borders, because backgrounds disappear in print and in forced-colors mode. */
const Bar = styled('div')({
  // At least 4 px wide, and never beyond the end of the axis.
  marginLeft: 'min(var(--from), 100% - 4px)',
  width: 'max(4px, calc(var(--to) - var(--from)))',
  marginBlock: '4px 8px',
  borderTop: `${THICKNESS}px solid var(--accent, currentColor)`,
  borderRadius: 2,
});

const Dot = styled('div')(({ theme }) => ({
  position: 'relative',
  height: THICKNESS,
  marginBlock: '4px 8px',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: THICKNESS / 2 - 1,
    borderTop: `2px dotted ${(theme.vars ?? theme).palette.controlBorder}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'var(--from)',
    marginLeft: -THICKNESS / 2,
    border: `${THICKNESS / 2}px solid var(--accent, currentColor)`,
    borderRadius: '50%',
  },
}));

const AxisGrid = styled('div')(labelColumn);

const Axis = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  height: '1.8em',
  gridColumn: 2,
  borderTop: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { position: 'absolute', top: 4, transform: 'translateX(-50%)' },
  '& span:first-of-type': { transform: 'none' },
  '& span:last-of-type': { transform: 'translateX(-100%)' },
  [`@container (max-width: ${WIDE}px)`]: {
    '& span:nth-last-of-type(even):not(:first-of-type)': { display: 'none' },
  },
}));

/**
 * A chart of yearly costs: ranges as bars and averages as dots, on one scale. The figures are text, so
 * screen readers get the same information.
 *
 * For yearly costs in one currency; use ExpenseList for the expenses beside them.
 */
export function CostRangeChart({ costs, currency, rates }: CostRangeChartProps) {
  const drawn = costs.filter(isDrawn);
  if (drawn.length === 0) {
    return (
      <p>
        We have no figure for a year here. <AskUsLink />
      </p>
    );
  }
  const ticks = niceScale(Math.max(...drawn.map(highest)));
  const top = ticks.at(-1) ?? 1;
  return (
    <Figure style={{ '--intervals': ticks.length - 1 }}>
      <Caption>{`Study costs per year, in ${currency}`}</Caption>
      <Plot>
        {drawn.map((cost) => (
          <DrawnRow key={cost.item} cost={cost} {...{ currency, rates, top }} />
        ))}
      </Plot>
      <AxisRow ticks={ticks} />
    </Figure>
  );
}

function isDrawn(cost: Cost): cost is DrawnCost {
  return cost.per === 'year' && (cost.kind === 'range' || cost.kind === 'average');
}

function highest(cost: DrawnCost): number {
  return cost.kind === 'range' ? cost.to : cost.amount;
}

interface DrawnRowProps {
  cost: DrawnCost;
  currency: ForeignCurrency;
  rates: Rates | undefined;
  /** The amount at the right end of the axis. */
  top: number;
}

function DrawnRow({ cost, currency, rates, top }: DrawnRowProps) {
  const percentOf = (amount: number) => `${(amount / top) * 100}%`;
  const from = cost.kind === 'range' ? cost.from : cost.amount;
  const remarks = [
    ...(cost.kind === 'average' ? ['on average'] : []),
    ...(rates ? [costTextInNpr(cost, currency, rates)] : []),
  ];
  return (
    <Row style={{ '--from': percentOf(from), '--to': percentOf(highest(cost)) }}>
      <dt>{cost.label}</dt>
      <Track>
        <Line>
          <Amount>{costText(cost, currency)}</Amount>
        </Line>
        {cost.kind === 'range' ? <Bar /> : <Dot />}
        {remarks.length > 0 && (
          <Line>
            <Small>{remarks.join(', ')}</Small>
          </Line>
        )}
        {cost.note && <Note>{cost.note}</Note>}
      </Track>
    </Row>
  );
}

function AxisRow({ ticks }: { ticks: readonly number[] }) {
  const top = ticks.at(-1) ?? 1;
  return (
    <AxisGrid aria-hidden="true">
      <Axis>
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${(tick / top) * 100}%` }}>
            {formatNumber(tick)}
          </span>
        ))}
      </Axis>
    </AxisGrid>
  );
}
