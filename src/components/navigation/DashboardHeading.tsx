import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface DashboardHeadingProps {
  /** The page's h1. It receives focus on navigation. */
  children: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** The h1 element, to move focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

const Head = styled('div')({ marginBottom: 28 });

/**
 * The heading of a page in the admin area.
 *
 * Once on each page of the dashboard; use PageHero on public pages.
 *
 * **Screen reader:** The h1 of the page; after a navigation it has the focus, so it is read first.
 */
export function DashboardHeading({ children, lead, ref }: DashboardHeadingProps) {
  return (
    <Head>
      <Typography variant="h2" component="h1" tabIndex={-1} ref={ref}>
        {children}
      </Typography>
      {lead && (
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          {lead}
        </Typography>
      )}
    </Head>
  );
}
