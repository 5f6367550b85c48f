import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface FeatureListProps {
  /** The texts in display order. */
  items: readonly { readonly title: string; readonly text: string }[];
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 'clamp(20px, 2.6vw, 36px) clamp(28px, 5vw, 64px)',
  '& > li': { breakInside: 'avoid' },
});

/**
 * Short texts, each under a title, in as many columns as fit.
 *
 * For a few short texts of equal weight; use DescriptionList for terms to look up.
 */
export function FeatureList({ items }: FeatureListProps) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '46ch' }}>
            {text}
          </Typography>
        </li>
      ))}
    </List>
  );
}
