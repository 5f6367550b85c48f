import type { ReactNode } from 'react';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { theme } from '#src/theme/theme.ts';

/**
 * Renders one of several stories on a docs page in the chosen colour scheme, without changing the
 * rest of the page. The network and session toolbars apply only to a story opened by itself.
 */
export function DocsStoryWrapper({ scheme, children }: { scheme: string; children: ReactNode }) {
  const mode = scheme === 'dark' ? 'dark' : 'light';
  return (
    <AppThemeProvider mode={mode}>
      <div
        data-scheme={mode}
        style={{
          padding: 24,
          backgroundColor: theme.vars?.palette.background.default,
          color: theme.vars?.palette.text.primary,
        }}
      >
        {children}
      </div>
    </AppThemeProvider>
  );
}
