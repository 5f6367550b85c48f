import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { headingFont } from '#src/theme/tokens.ts';

interface DescriptionListProps {
  /** The descriptions by their terms, in display order. */
  items: Readonly<Record<string, ReactNode>>;
}

const List = styled('dl')(({ theme }) => ({
  '@media print': { columns: 2, columnGap: 32 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px 32px',
    paddingBlock: 14,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 3 },
  },
  '& dt': { ...headingFont, fontSize: '1.1875rem', '@media print': { fontSize: '1rem' } },
  '& dd': { maxWidth: '56ch', color: theme.vars.palette.text.secondary },
}));

/**
 * Terms, each with its description: the versions or the parts of a test.
 *
 * For terms to look up; use FigureList for fees and rules of an authority.
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {Object.entries(items).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}
