import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { accents } from '#src/theme/accents.ts';

interface AccentProviderProps {
  country: DestinationSlug;
  children: ReactNode;
}

/** Dark sections of the light scheme need the accent for dark surfaces too. */
const Scope = styled('div')({
  '--accent': 'var(--accent-on-paper)',
  '[data-scheme="dark"] &, & [data-scheme="dark"]': { '--accent': 'var(--accent-on-night)' },
  '@media print': { '--accent': 'var(--accent-on-paper) !important' },
});

/** Sets the country's accent as the CSS property `--accent` for its children. */
export function AccentProvider({ country, children }: AccentProviderProps) {
  const { onPaper, onNight } = accents[country];
  return (
    <Scope style={{ '--accent-on-paper': onPaper, '--accent-on-night': onNight }}>{children}</Scope>
  );
}
