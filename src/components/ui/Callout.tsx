import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '#src/theme/tokens.ts';

const Box = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: '12px 16px',
    border: `1px solid ${palette.divider}`,
    borderInlineStart: `5px solid ${palette.secondary.main}`,
    borderRadius: radius.small,
    backgroundColor: palette.background.paper,
    maxWidth: '72ch',
    '&:not(:last-child)': { marginBottom: 24 },
    // A form has a gap between its children.
    'form > &': { marginBottom: 0 },
    '@media print': { backgroundColor: 'transparent' },
    '& p': { margin: 0 },
  };
});

interface CalloutProps {
  /** The note. */
  children: ReactNode;
}

/**
 * A short note that the reader should know before going on. Screen readers announce it.
 *
 * For a condition such as being offline; use an alert for an error.
 *
 * **Screen reader:** The note is announced when it appears, without interrupting.
 */
export function Callout({ children }: CalloutProps) {
  return <Box role="status">{children}</Box>;
}
