import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface CoreValuesProps {
  /** The principles in display order. */
  values: readonly { title: string; text: string }[];
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 64px)',
  '& > li': { borderTop: `4px solid ${theme.vars.palette.secondary.main}`, paddingTop: 16 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/**
 * A few principles, each with a title and a short explanation.
 *
 * For about three of equal weight; use FeatureGrid for reasons with a drawing.
 */
export function CoreValues({ values }: CoreValuesProps) {
  return (
    <List>
      {values.map(({ title, text }) => (
        <li key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 1 }}>{text}</Typography>
        </li>
      ))}
    </List>
  );
}
