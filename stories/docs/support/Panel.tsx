import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: 'clamp(16px, 3vw, 28px)',
    marginBlock: 24,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    fontFamily: theme.typography.fontFamily,
    overflowX: 'auto',
  };
});

interface SheetProps {
  children: ReactNode;
  /** Holds one scheme, whatever the page around it wears. Default: the page's. */
  scheme?: 'light' | 'dark';
}

/** A sheet on a docs page that looks as the site does, not as Storybook does. */
export function Panel({ children, scheme }: SheetProps) {
  return (
    <Unstyled>
      <Frame {...(scheme && { 'data-scheme': scheme })} tabIndex={0}>
        {children}
      </Frame>
    </Unstyled>
  );
}
