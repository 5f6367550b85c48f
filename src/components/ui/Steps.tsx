import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NamedTexts } from '#src/domain/namedTexts.ts';
import { headingFont } from '#src/theme/tokens.ts';

interface StepsProps {
  /** The steps in order, each with its title. */
  steps: NamedTexts;
}

/** Width of the container, in px, from which the steps are side by side. */
const WIDE = 860;
/** Diameter of a waypoint, in px. */
const POINT = 52;

const List = styled('ol')({
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@container (min-width: ${WIDE}px)`]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

/** A numbered waypoint with a line to the next: downwards, or to the right in a wide container. */
const Item = styled('li')(({ theme }) => ({
  counterIncrement: 'step',
  position: 'relative',
  paddingLeft: POINT + 20,
  paddingBottom: 28,
  minHeight: POINT + 28,
  '&:last-child': { paddingBottom: 0 },
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: POINT,
    height: POINT,
    display: 'grid',
    placeItems: 'center',
    border: `2px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: '50%',
    ...headingFont,
    fontSize: '1.5rem',
    lineHeight: 1,
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: POINT / 2 - 1,
    top: POINT + 6,
    bottom: 6,
    borderLeft: `2px dashed ${theme.vars.palette.secondary.main}`,
  },
  [`@container (min-width: ${WIDE}px)`]: {
    padding: `${POINT + 20}px 28px 0 0`,
    '&:not(:last-child)::after': {
      left: POINT + 6,
      right: 6,
      top: POINT / 2 - 1,
      bottom: 'auto',
      borderLeft: 0,
      borderTop: `2px dashed ${theme.vars.palette.secondary.main}`,
    },
  },
}));

/**
 * A how-to as waypoints on a trail: numbered steps, each a title and a sentence or two.
 *
 * For steps in a fixed order; use Checklist for documents to bring.
 */
export function Steps({ steps }: StepsProps) {
  return (
    <div style={{ containerType: 'inline-size' }}>
      <List>
        {Object.entries(steps).map(([title, text]) => (
          <Item key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 0.75, maxWidth: '48ch' }}>{text}</Typography>
          </Item>
        ))}
      </List>
    </div>
  );
}
