import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { TableOfContentsItem } from './TableOfContents.tsx';

interface CollapsedTableOfContentsProps {
  /** The sections of the page, from top to bottom. */
  items: readonly TableOfContentsItem[];
}

const Nav = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.subtitle2,
  width: 'fit-content',
  paddingBlock: 14,
  cursor: 'pointer',
}));

const List = styled('ol')(({ theme }) => ({
  padding: '0 0 12px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: 24,
  '& a': { ...theme.typography.body2, display: 'block', paddingBlock: 11, color: 'inherit' },
}));

/**
 * The sections of a long page for small screens: a line that opens the list. It works without a
 * script.
 *
 * At the top of a page with ArticleLayout, which has the TableOfContents of wide screens.
 */
export function CollapsedTableOfContents({ items }: CollapsedTableOfContentsProps) {
  return (
    <Nav aria-label="On this page">
      <Container>
        <details>
          <Summary>On this page</Summary>
          <List>
            {items.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </List>
        </details>
      </Container>
    </Nav>
  );
}
