import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { DeferredContent } from '#src/hydration/DeferredContent.tsx';
import {
  CollapsedTableOfContents,
  TableOfContents,
  type TableOfContentsItem,
} from './TableOfContents.tsx';

const Columns = styled(Container)(({ theme }) => ({
  paddingBlock: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    columnGap: 88,
    alignItems: 'start',
    '& > div:last-child': { gridColumn: 2 },
  },
  '@media print': { display: 'block', paddingBlock: '16px 0' },
}));

interface ArticleLayoutProps {
  /** Entries of the table of contents; they may name sections outside the article. */
  contents: readonly TableOfContentsItem[];
  /** `ArticleSection` elements. */
  children: ReactNode;
  /** True if the first section may be in the first window of a screen. Default: false. */
  isAboveFold?: boolean;
}

/**
 * The main part of a long page: its sections, and beside them the table of contents, which is
 * above them on a small screen.
 *
 * For long pages; a short page needs no table of contents.
 */
export function ArticleLayout({ contents, children, isAboveFold = false }: ArticleLayoutProps) {
  const sections = Children.toArray(children);
  const first = isAboveFold ? sections.shift() : null;
  const columns = (
    <Columns>
      <DeferredContent>
        <TableOfContents items={contents} />
      </DeferredContent>
      <div>
        {first}
        <DeferredContent>{sections}</DeferredContent>
      </div>
    </Columns>
  );
  return (
    <>
      <CollapsedTableOfContents items={contents} />
      {isAboveFold ? columns : <DeferredContent>{columns}</DeferredContent>}
    </>
  );
}

/** A section after another one; each is deferred by itself. */
const FOLLOWING = '& + [data-deferred] > &, [data-deferred] + [data-deferred] > &';

const Root = styled('section')(({ theme }) => ({
  [FOLLOWING]: {
    marginTop: 'clamp(18px, 2.4vw, 32px)',
    paddingTop: 'clamp(18px, 2.2vw, 32px)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media print': { [FOLLOWING]: { marginTop: 12, paddingTop: 12 } },
}));

interface ArticleSectionProps {
  /** The id of the section, as in the table of contents. */
  id: string;
  /** The section's h2. */
  heading: string;
  /** The section's content. */
  children: ReactNode;
  className?: string;
}

/**
 * One section of a long page, under its heading; a thin line separates it from the one before.
 *
 * Inside ArticleLayout; use Section for a full-width section.
 */
export function ArticleSection({ id, heading, children, className }: ArticleSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Root id={id} aria-labelledby={headingId} className={className}>
      <Typography
        variant="h2"
        id={headingId}
        tabIndex={-1}
        sx={{
          mb: 'clamp(12px, 1.6vw, 20px)',
          width: 'fit-content',
          maxWidth: '100%',
        }}
      >
        {heading}
      </Typography>
      {children}
    </Root>
  );
}
