import '#brand/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

interface AppThemeProviderProps {
  children: ReactNode;
  /** Forces a colour scheme, for Storybook. Default: the visitor's choice, else the system's. */
  mode?: 'light' | 'dark';
}

/** Provides the theme and stores the visitor's colour scheme. */
export function AppThemeProvider({ children, mode }: AppThemeProviderProps) {
  // A forced scheme is not stored, so that it does not affect the next story.
  const forcedScheme = mode === undefined ? {} : { storageManager: null, defaultMode: mode };
  return (
    <ThemeProvider
      key={mode}
      theme={theme}
      defaultMode="system"
      disableTransitionOnChange
      // The scheme is known in the first render. It would change after hydration otherwise, and
      // every Suspense boundary below would have to hydrate in that one task.
      noSsr
      {...forcedScheme}
    >
      <CssBaseline enableColorScheme={false} />
      {children}
    </ThemeProvider>
  );
}
