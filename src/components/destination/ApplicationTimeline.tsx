import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ApplicationTimeline as Year } from '#src/domain/destination.ts';
import { fontFamilies } from '#src/theme/tokens.ts';

interface ApplicationTimelineProps {
  /** The steps in order, each with its date. */
  stages: Year['stages'];
}

/** Diameter of a waypoint, in px. */
const POINT = 14;

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: 800 });

/** A waypoint with a line down to the next; the last one is filled. */
const Stage = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 30px 38px',
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    width: POINT,
    height: POINT,
    border: '3px solid var(--accent, currentColor)',
    borderRadius: '50%',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: POINT / 2 + 2,
    top: 32,
    bottom: -4,
    borderLeft: '2px dashed var(--accent, currentColor)',
    opacity: 0.6,
  },
  '&:last-child': {
    paddingBottom: 0,
    '&::before': { backgroundColor: 'var(--accent, currentColor)' },
  },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '13rem minmax(0, 1fr)',
    columnGap: 32,
  },
  '@media print': { paddingBottom: 10 },
}));

const When = styled('p')({
  margin: 0,
  fontFamily: fontFamilies.heading,
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1.35,
});

/**
 * The steps and dates for one intake, from the first step to the flight.
 *
 * For steps with a date; use Steps without dates.
 *
 * **Screen reader:** An ordered list; each entry is its date and its step.
 */
export function ApplicationTimeline({ stages }: ApplicationTimelineProps) {
  return (
    <List>
      {stages.map(({ when, text }) => (
        <Stage key={when}>
          <When>{when}</When>
          <Typography sx={{ maxWidth: '56ch' }}>{text}</Typography>
        </Stage>
      ))}
    </List>
  );
}
