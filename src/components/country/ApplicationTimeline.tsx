import { styled } from '@mui/material/styles';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { headingFont, radius } from '#src/theme/tokens.ts';

interface ApplicationTimelineProps {
  /** The stages in order, each with its months. Only those of a known year can be late or done. */
  stages: readonly {
    readonly when: string;
    readonly text: string;
    readonly time?: 'past' | 'now' | 'ahead';
  }[];
  /** The indices of the stages that are done. Default: none. */
  done?: ReadonlySet<number>;
  /** Called with the index of a stage and whether it is done now. Default: no checkboxes. */
  onDone?: (index: number, isDone: boolean) => void;
}

const POINT = 14;

/** A waypoint with a line down to the next; the last one is filled. */
const Stage = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 30px 38px',
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

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '0 8px',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: radius.medium,
  color: theme.vars.palette.error.main,
  fontWeight: 600,
  '&[data-time="now"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
}));

/** The mark begins below the months if there is no room beside them. */
const When = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: 10,
  margin: 0,
  ...headingFont,
  fontSize: '1.25rem',
  lineHeight: 1.35,
});

const Text = styled('span')({ display: 'block', maxWidth: '56ch' });

/**
 * The steps and months for one intake, from the first step to the flight: which are to be done this
 * month, and which are late.
 *
 * For steps with a date; use Steps without dates.
 */
export function ApplicationTimeline({
  stages,
  done = new Set(),
  onDone,
}: ApplicationTimelineProps) {
  return (
    <ol style={{ maxWidth: 800 }}>
      {stages.map(({ when, text, time }, index) => {
        const isDone = done.has(index);
        return (
          <Stage key={when} aria-current={time === 'now' ? 'date' : undefined}>
            <When>
              {when} {time === 'now' && <Mark data-time="now">This month</Mark>}
              {time === 'past' && !isDone && <Mark>Late</Mark>}
            </When>
            {onDone ? (
              <TickBox isTicked={isDone} onTick={(isTicked) => onDone(index, isTicked)}>
                <Text>{text}</Text>
              </TickBox>
            ) : (
              <Text>{text}</Text>
            )}
          </Stage>
        );
      })}
    </ol>
  );
}
