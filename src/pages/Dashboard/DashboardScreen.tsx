import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { site } from '#brand/site.ts';

interface DashboardScreenProps {
  /** The page's h1 and title, or the h2 of its part. The h1 receives focus on navigation. */
  heading: string;
  /** A sentence under the heading. */
  lead?: string;
  children: ReactNode;
}

/** Moves the focus to the page's h1, from an element that goes. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

const Head = styled('div')({ marginBottom: 28 });

/** The frame of a dashboard page: title, heading and content. */
export function DashboardScreen({ heading, lead, children }: DashboardScreenProps) {
  return (
    <>
      <title>{`${heading} · ${site.name}`}</title>
      <Head>
        <Typography variant="h2" component="h1" tabIndex={-1}>
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

interface DashboardPartProps extends DashboardScreenProps {
  /** The h2 element, to move focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A part of a dashboard page under its h2. */
export function DashboardPart({ heading, lead, headingRef, children }: DashboardPartProps) {
  const sx = { 'section ~ section > &': { mt: 6 }, mb: lead ? 0.5 : 2 };
  return (
    <section>
      <Typography variant="h3" component="h2" tabIndex={-1} ref={headingRef} sx={sx}>
        {heading}
      </Typography>
      {lead && (
        <Typography color="text.secondary" sx={{ mb: 3, maxWidth: '60ch' }}>
          {lead}
        </Typography>
      )}
      {children}
    </section>
  );
}
