import type { ReactNode, Ref } from 'react';
import { site } from '#brand/site.ts';
import { DashboardHeading } from '#src/components/navigation/DashboardHeading.tsx';

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
