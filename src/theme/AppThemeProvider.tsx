import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import { theme } from './theme.ts';

interface SiteThemeProps {
  children: ReactNode;
  /** Holds the scheme still, for Storybook. Default: the visitor's choice, else the system's. */
  mode?: 'light' | 'dark';
}

/** Gives everything below it the look of the house, and keeps the visitor's colour scheme. */
export function AppThemeProvider({ children, mode }: SiteThemeProps) {
  // A held scheme is never stored, so that it does not outlive its story.
  const forcedScheme = mode === undefined ? {} : { storageManager: null, defaultMode: mode };
  return (
    <ThemeProvider
      key={mode}
      theme={theme}
      defaultMode="system"
      disableTransitionOnChange
      {...forcedScheme}
    >
      <CssBaseline enableColorScheme={false} />
      {children}
    </ThemeProvider>
  );
}
