import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

const Frame = styled('div')(({ theme }) => ({
  padding: 'clamp(16px, 3vw, 28px)',
  marginBlock: 24,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontFamily: theme.typography.fontFamily,
  overflowX: 'auto',
}));

interface PanelProps {
  children: ReactNode;
  /** Default: the colour scheme of the docs page. */
  scheme?: 'light' | 'dark';
}

/** A part of a docs page with the styles of the site instead of Storybook's. */
export function Panel({ children, scheme }: PanelProps) {
  return (
    <Unstyled>
      <Frame {...(scheme && { 'data-scheme': scheme })} tabIndex={0}>
        {children}
      </Frame>
    </Unstyled>
  );
}
