import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colors } from '#src/theme/tokens.ts';

interface DarkSectionProps {
  /** The section's content, drawn in the dark scheme. */
  children: ReactNode;
  /** The HTML element. Default: div. */
  component?: 'div' | 'header';
}

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  backgroundColor: 'var(--section-bg)',
  color: theme.vars.palette.text.primary,
  '@media print': { backgroundColor: 'transparent', color: colors.black },
}));

/**
 * A dark section across the page, in both schemes. Its content has the dark scheme's colours,
 * because MUI's variables follow the nearest `data-scheme`.
 *
 * For PageHero and pictures that need a dark background; use Section for a section with a heading.
 */
export function DarkSection({ children, component = 'div' }: DarkSectionProps) {
  return (
    <Band as={component} data-scheme="dark">
      {children}
    </Band>
  );
}
