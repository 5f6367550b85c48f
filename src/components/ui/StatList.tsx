import { styled } from '@mui/material/styles';
import { headingFont } from '#src/theme/tokens.ts';

interface StatListProps {
  /** The figures in display order: the value, and what it counts. */
  figures: readonly { value: string; label: string }[];
}

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px clamp(24px, 4vw, 56px)',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': {
    ...headingFont,
    fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)',
    lineHeight: 1.1,
    fontVariantNumeric: 'lining-nums',
  },
  '& dt': { fontSize: '0.9375rem', lineHeight: 1.4 },
  // Three are in one row of a phone.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
    gap: '16px 12px',
    '& > div': { justifyContent: 'flex-end' },
    '& dd': { fontSize: '1.5rem' },
    '& dt': { fontSize: '0.875rem' },
  },
}));

/**
 * Key figures, each large with its label below: '98%', 'visa success rate'.
 *
 * For three or four key figures; use a table for more.
 *
 * **Screen reader:** A list of terms: the label first, then the figure, although the figure is
 * above it on the screen.
 */
export function StatList({ figures }: StatListProps) {
  return (
    <List>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
