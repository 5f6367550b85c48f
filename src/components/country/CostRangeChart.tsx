import { styled } from '@mui/material/styles';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { amountText } from '#src/domain/figure.ts';
import { formatNumber } from '#src/domain/money.ts';
import { costInNpr, type StudyCost } from '#src/domain/studyCosts.ts';
import { niceScale } from '#src/lib/niceScale.ts';
import { capitalize } from '#src/lib/wording.ts';
import { headingFont, radius } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface CostRangeChartProps {
  /** In display order, in one currency. */
  costs: readonly StudyCost[];
  /** Exchange rates for the NPR equivalents. */
  rates: Rates;
  /** The country's name, for the subject of a question. */
  country: string;
}

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  marginBottom: 12,
}));

/** Height of a bar and diameter of a dot, in px. */
const THICKNESS = 16;

/** Width of the container, in px, from which the labels are beside the bars. */
const WIDE = 640;

/** A label, and beside it what it names; below it in a narrow container. */
export const labelColumn = {
  [`@container (min-width: ${WIDE}px)`]: {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    columnGap: 24,
  },
} as const;

const Row = styled('div')(({ theme }) => ({
  ...labelColumn,
  '& dt': { ...theme.typography.h4, paddingTop: 6 },
  '& dd': { paddingBlock: '0 8px' },
}));

/** The plot area of one cost, with a thin line at each tick: no line runs through a text. */
const Track = styled('div')(({ theme }) => {
  const { divider } = theme.vars.palette;
  return {
    paddingBlock: '4px 8px',
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
  ...headingFont,
  fontSize: 'clamp(1.1875rem, 1.05rem + 0.7vw, 1.5rem)',
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
});

const Small = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  maxWidth: '100%',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  color: theme.vars.palette.text.secondary,
}));

/** Drawn with borders, because backgrounds disappear in print and in forced-colors mode. */
const Bar = styled('div')({
  // At least 4 px wide, and never beyond the end of the axis.
  marginLeft: 'min(var(--from), 100% - 4px)',
  width: 'max(4px, calc(var(--to) - var(--from)))',
  borderTop: `${THICKNESS}px solid var(--accent, currentColor)`,
  // `borderRadius` rounds only the corners above in Firefox, because the box has no height.
  clipPath: `inset(0 round ${radius.tiny}px)`,
});

const Dot = styled('div')(({ theme }) => ({
  position: 'relative',
  height: THICKNESS,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: THICKNESS / 2 - 1,
    borderTop: `2px dotted ${theme.vars.palette.controlBorder}`,
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
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { position: 'absolute', top: 4, transform: 'translateX(-50%)' },
  '& span:first-of-type': { transform: 'none' },
  '& span:last-of-type': { transform: 'translateX(-100%)' },
  [`@container (max-width: ${WIDE}px)`]: {
    // Every second one, or the first and the last alone: the steps are equal.
    '& span:nth-of-type(even):not(:last-of-type)': { display: 'none' },
    '&:has(span:last-of-type:nth-of-type(even)) span:not(:first-of-type, :last-of-type)': {
      display: 'none',
    },
  },
}));

/**
 * A chart of yearly costs: ranges as bars and averages as dots, on one scale. The figures are text,
 * so screen readers get the same information.
 *
 * For yearly costs in one currency; use FigureList for the expenses beside them.
 */
export function CostRangeChart({ costs, rates, country }: CostRangeChartProps) {
  const [first] = costs;
  if (!first) {
    return (
      <p>
        We have no figure for a year here. <AskUsLink about={country} topic="Cost per year" />
      </p>
    );
  }
  const { currency } = first.amount;
  const ticks = niceScale(Math.max(...costs.map(({ amount: { amount, to = amount } }) => to)));
  const top = ticks.at(-1) ?? 1;
  const percent = (amount: number) => `${(amount / top) * 100}%`;
  return (
    <figure
      style={{
        containerType: 'inline-size',
        '--intervals': ticks.length - 1,
      }}
    >
      <Caption>{`Study costs per year, without living costs, in ${currency}`}</Caption>
      <dl>
        {costs.map((cost) => (
          <CostBar key={cost.course} {...{ cost, rates, percent }} />
        ))}
      </dl>
      <AxisGrid aria-hidden="true">
        <Axis>
          {ticks.map((tick) => (
            <span key={tick} style={{ left: percent(tick) }}>
              {formatNumber(tick, currency)}
            </span>
          ))}
        </Axis>
      </AxisGrid>
    </figure>
  );
}

interface CostBarProps {
  /** A range, drawn as a bar, or an average, drawn as a dot. */
  cost: StudyCost;
  rates: Rates;
  /** The position of an amount on the axis. */
  percent: (amount: number) => string;
}

/** One cost: its label, its figures, and a bar or a dot on the axis. */
function CostBar({ cost, rates, percent }: CostBarProps) {
  const { amount: from, to = from, averageOf } = cost.amount;
  return (
    <Row style={{ '--from': percent(from), '--to': percent(to) }}>
      <dt>{cost.label}</dt>
      <dd>
        <Line>
          <Amount>{capitalize(costInNpr(cost, rates))}</Amount>
        </Line>
        <Track>{averageOf ? <Dot /> : <Bar />}</Track>
        <Line>
          <Small>{amountText(cost.amount)}</Small>
        </Line>
        {cost.remarks.length > 0 && <Note>{cost.remarks.join(' ')}</Note>}
        {averageOf && <Note>{`Average for one year of ${averageOf}.`}</Note>}
      </dd>
    </Row>
  );
}
