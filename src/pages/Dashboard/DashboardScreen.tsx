import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { site } from '#brand/site.ts';

interface DashboardScreenProps {
  /** The page's h1 and title. The h1 receives focus on navigation. */
  heading: string;
  /** A sentence under the heading. */
  lead?: string;
  /** The h1 element, to move focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const Head = styled('div')({ marginBottom: 28 });

/** The frame of a dashboard page: title, heading and content. */
export function DashboardScreen({ heading, lead, headingRef, children }: DashboardScreenProps) {
  return (
    <>
      <title>{`${heading} · ${site.name}`}</title>
      <Head>
        <Typography variant="h2" component="h1" tabIndex={-1} ref={headingRef}>
          {heading}
        </Typography>
        {lead && (
          <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
            {lead}
          </Typography>
        )}
      </Head>
      {children}
    </>
  );
}
