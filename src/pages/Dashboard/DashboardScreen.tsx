import type { ReactNode, Ref } from 'react';
import { DashboardHeading } from '#src/components/navigation/DashboardHeading.tsx';
import { site } from '#src/content/site.ts';

interface DashboardScreenProps {
  /** The page's h1 and title. */
  heading: string;
  lead?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The frame of a dashboard page: title, heading and content. */
export function DashboardScreen({ heading, lead, headingRef, children }: DashboardScreenProps) {
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
