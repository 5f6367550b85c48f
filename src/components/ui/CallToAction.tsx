import type { ComponentProps } from 'react';
import { ContactButtons } from './ContactButtons.tsx';
import { Section } from './Section.tsx';

interface CallToActionProps extends ComponentProps<typeof ContactButtons> {
  /** The section's h2. */
  heading: string;
  /** A sentence or two below the heading. */
  text: string;
}

/**
 * The last section of a page: links to write to us or to call.
 *
 * Use it once, at the end of a page.
 */
export function CallToAction({ heading, text, ...contact }: CallToActionProps) {
  return (
    <Section tone="sunken" heading={heading} lead={text}>
      <ContactButtons {...contact} />
    </Section>
  );
}
