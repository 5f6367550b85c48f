import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { accents } from '#src/theme/accents.ts';

interface AccentScopeProps {
  country: DestinationSlug;
  children: ReactNode;
}

/** Night has an accent of its own: in the dark scheme, and in a night band of the light one. */
const Scope = styled('div')({
  '--accent': 'var(--accent-on-paper)',
  '[data-scheme="dark"] &, & [data-scheme="dark"]': { '--accent': 'var(--accent-on-night)' },
  '@media print': { '--accent': 'var(--accent-on-paper) !important' },
});

/** Gives all that stands in it the country's accent as the CSS property `--accent`. */
export function AccentProvider({ country, children }: AccentScopeProps) {
  const { onPaper, onNight } = accents[country];
  return (
    <Scope style={{ '--accent-on-paper': onPaper, '--accent-on-night': onNight }}>{children}</Scope>
  );
}
