import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NamedTexts } from '#src/domain/namedTexts.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 64px)',
  '& > li': { borderTop: `4px solid ${theme.vars.palette.secondary.main}`, paddingTop: 16 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** A few principles of equal weight, each with a title and a short explanation. */
export function CoreValues({ values }: { values: NamedTexts }) {
  return (
    <List>
      {Object.entries(values).map(([title, text]) => (
        <li key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 1, maxWidth: '65ch' }}>{text}</Typography>
        </li>
      ))}
    </List>
  );
}
