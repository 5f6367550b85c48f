import type { ReactNode, Ref } from 'react';
import { DashboardHeading } from '#src/components/navigation/DashboardHeading.tsx';
import { site } from '#src/content/site.ts';

interface AdminPageProps {
  /** The page's heading, and its name in the browser's tab. */
  heading: string;
  lead?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page of the dashboard: its heading and what stands under it. */
export function AdminPage({ heading, lead, headingRef, children }: AdminPageProps) {
  return (
    <>
      <title>{`${heading} · ${site.name}`}</title>
      <DashboardHeading lead={lead} {...(headingRef && { ref: headingRef })}>
        {heading}
      </DashboardHeading>
      {children}
    </>
  );
}
