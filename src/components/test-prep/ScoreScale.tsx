import { styled } from '@mui/material/styles';
import type { ScoreScale as Scale } from '#src/domain/testPreparation.ts';
import { fontFamilies } from '#src/theme/tokens.ts';

interface ScoreScaleProps {
  scale: Scale;
}

const Figure = styled('figure')({ margin: 0, breakInside: 'avoid' });

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Keeps half a numeral free at either end, so that the line's ends are the scale's ends. */
const Ruler = styled('div')({ position: 'relative', height: 96, marginInline: '1.5em' });

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 30,
  borderTop: `6px solid ${(theme.vars ?? theme).palette.secondary.main}`,
  borderRadius: 3,
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
  color: (theme.vars ?? theme).palette.text.secondary,
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
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: 700,
    fontSize: 'clamp(1.25rem, 1rem + 1.4vw, 2rem)',
  },
}));

/** The marks from `min` to `max`, both with it. */
function ticks({ min, max, tick }: Scale): number[] {
  return Array.from({ length: Math.floor((max - min) / tick) + 1 }, (_, step) => min + step * tick);
}

/**
 * A range of scores, drawn as a line with ticks. Its caption says the same in words.
 *
 * For one range; the parts of a test are DescriptionList.
 */
export function ScoreScale({ scale }: ScoreScaleProps) {
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
