import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { canHover, radius } from '#src/theme/tokens.ts';

interface AdjacentPage {
  title: string;
  href: string;
}

interface PreviousNextNavProps {
  /** The name of the landmark, such as 'More blogs'. */
  label: string;
  /** The page before this one; undefined on the first. */
  previous?: AdjacentPage | undefined;
  /** The page after this one; undefined on the last. */
  next?: AdjacentPage | undefined;
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'none' },
}));

const PageLink = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '16px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.background.paper,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.primary.main } },
  '&[data-side="Next"]': { textAlign: 'end', gridColumn: '-2' },
}));

/**
 * Links to the previous and the next page. Renders nothing without either.
 *
 * At the end of a page that is one of a series.
 */
export function PreviousNextNav({ label, previous, next }: PreviousNextNavProps) {
  if (!previous && !next) return null;
  const sides = [
    { side: 'Previous', page: previous },
    { side: 'Next', page: next },
  ];
  return (
    <Nav aria-label={label}>
      {sides.map(
        ({ side, page }) =>
          page && (
            <PageLink key={side} href={page.href} data-side={side}>
              <Typography
                variant="caption"
                component="span"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {side}
              </Typography>
              {page.title}
            </PageLink>
          ),
      )}
    </Nav>
  );
}
