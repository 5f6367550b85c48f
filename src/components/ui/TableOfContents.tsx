import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

/** A section of the page: the `id` of its element, and its label in the list. */
export interface TableOfContentsItem {
  readonly id: string;
  readonly label: string;
}

interface TableOfContentsProps {
  /** The sections of the page, from top to bottom. */
  items: readonly TableOfContentsItem[];
}

/** The part of the viewport that a section must reach to count as current. */
const READING_STRIP = '-25% 0px -70% 0px';

/** Its end, as a share of the viewport's height. */
const STRIP_BOTTOM = 0.3;

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block', position: 'sticky', top: '6.5rem' },
}));

const List = styled('ol')(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

const ItemLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  paddingBlock: 7,
  paddingInline: 18,
  marginLeft: -1,
  borderLeft: '3px solid transparent',
  borderRadius: 0,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary, borderColor: theme.vars.palette.divider },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
    borderColor: theme.vars.palette.secondary.main,
  },
  // Where a transparent border is visible.
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
}));

/** The id of the current section; the first one before any is reached. */
function useCurrentSection(items: readonly TableOfContentsItem[]): string | undefined {
  const [current, setCurrent] = useState(items[0]?.id);
  const ids = items.map(({ id }) => id).join(' ');

  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast((entry) => entry.isIntersecting);
        const [first] = sections;
        if (reached) setCurrent(reached.target.id);
        // Above all sections, such as after a jump to the top of the page.
        else if (first && first.getBoundingClientRect().top > window.innerHeight * STRIP_BOTTOM) {
          setCurrent(first.id);
        }
      },
      { rootMargin: READING_STRIP },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

/**
 * The sections of a long page, on wide screens only. It is sticky and marks the current section.
 *
 * Inside ArticleLayout, which has the CollapsedTableOfContents of small screens.
 *
 * **Screen reader:** A navigation 'On this page'; the section in view is 'current location'.
 */
export function TableOfContents({ items }: TableOfContentsProps) {
  const current = useCurrentSection(items);
  return (
    <Nav className="no-print" aria-label="On this page">
      <Typography variant="overline">On this page</Typography>
      <List>
        {items.map(({ id, label }) => (
          <li key={id}>
            <ItemLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </ItemLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.subtitle2,
  width: 'fit-content',
  paddingBlock: 14,
}));

const BarList = styled('ol')(({ theme }) => ({
  padding: '0 0 12px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: 24,
  '& a': { ...theme.typography.body2, display: 'block', paddingBlock: 11, color: 'inherit' },
}));

/**
 * The sections of a long page for small screens: a line that opens the list. It works without a
 * script.
 */
export function CollapsedTableOfContents({ items }: TableOfContentsProps) {
  return (
    <Bar className="no-print" aria-label="On this page">
      <Container>
        <details>
          <Summary>On this page</Summary>
          <BarList>
            {items.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </BarList>
        </details>
      </Container>
    </Bar>
  );
}
