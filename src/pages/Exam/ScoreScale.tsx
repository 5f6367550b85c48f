import { styled } from '@mui/material/styles';
import type { ScoreScale as Scale } from '#src/domain/exam.ts';
import { fontFamilies, radius } from '#src/theme/tokens.ts';

/** Width of the figure, in px, below which every other number is left out. */
const NARROW = 300;

/** The font size of the numbers at both ends. */
const END_SIZE = 'clamp(1.25rem, 1rem + 1.4vw, 2rem)';

const Figure = styled('figure')({ containerType: 'inline-size' });

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

/** The margins make room for half of the numbers at both ends, of up to four digits. */
const Ruler = styled('div')({
  position: 'relative',
  height: 96,
  marginInline: `calc(${END_SIZE} * 1.15)`,
});

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 30,
  borderTop: `6px solid ${theme.vars.palette.secondary.main}`,
  borderRadius: radius.round,
}));

const Tick = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 18,
  transform: 'translateX(-50%)',
  paddingTop: 28,
  fontFamily: fontFamilies.heading,
  fontWeight: 500,
  fontSize: 'clamp(0.875rem, 0.7rem + 0.9vw, 1.25rem)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 8,
    height: 14,
    borderLeft: '2px solid currentColor',
    transform: 'translateX(-1px)',
  },
  '&[data-end]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
    fontSize: END_SIZE,
  },
  [`@container (max-width: ${NARROW}px)`]: {
    '&:nth-of-type(even):not([data-end])': { display: 'none' },
  },
  // At twice the text size on a phone only both ends have room.
  '@container (max-width: 12rem)': { '&:not([data-end])': { display: 'none' } },
}));

function ticks({ min, max, tick }: Scale): number[] {
  return Array.from({ length: Math.floor((max - min) / tick) + 1 }, (_, step) => min + step * tick);
}

/** A score range, drawn as a line with ticks. The caption says the same in words. */
export function ScoreScale({ scale }: { scale: Scale }) {
  const { label, min, max } = scale;
  return (
    <Figure>
      <Caption>
        {label}
        <span>{`${min} to ${max}`}</span>
      </Caption>
      <Ruler aria-hidden="true">
        <Line />
        {ticks(scale).map((value) => (
          <Tick
            key={value}
            data-end={value === min || value === max || undefined}
            style={{ left: `${((value - min) / (max - min)) * 100}%` }}
          >
            {value}
          </Tick>
        ))}
      </Ruler>
    </Figure>
  );
}
