import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  CapIcon,
  CoinsIcon,
  CompassIcon,
  EditIcon,
  PassportIcon,
  PeopleIcon,
} from '#src/components/ui/icons.tsx';
import type { Reason, ReasonIcon } from '#src/domain/reason.ts';

/** The icon of each reason. */
const reasonIcons: Readonly<Record<ReasonIcon, ReactNode>> = {
  compass: <CompassIcon />,
  campus: <CapIcon />,
  rupee: <CoinsIcon />,
  pencil: <EditIcon />,
  passport: <PassportIcon />,
  family: <PeopleIcon />,
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(24px, 4vw, 64px)',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: 16,
    alignContent: 'start',
    paddingBlock: 'clamp(20px, 2.4vw, 32px)',
    borderTop: `1px solid ${theme.vars.palette.controlBorder}`,
  },
  '& svg': { gridRow: '1 / 3', fontSize: 36, color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Four stay in two columns: none is alone in a row.
  [theme.breakpoints.up('md')]: {
    '&:not(:has(> :nth-of-type(4):last-of-type))': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
}));

/** A grid of reasons, each with a drawing, a title and a sentence or two. */
export function FeatureGrid({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <List>
      {reasons.map(({ title, text, icon }) => (
        <li key={title}>
          {reasonIcons[icon]}
          <Typography variant="h3">{title}</Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        </li>
      ))}
    </List>
  );
}
