import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { theme } from '#src/theme/theme.ts';
import { colors, cta } from '#src/theme/tokens.ts';

/** What the theme sets on the root element only, for a subtree in another scheme than the page. */
const rootVariables = {
  light: {
    '--section-bg': colors.night,
    '--page': colors.paper,
    '--cta': cta.light.main,
    '--cta-hover': cta.light.hover,
    '--focus-ring': colors.focus,
  },
  dark: { '--section-bg': colors.nightDeep, '--page': colors.night },
};

/**
 * Renders one of several stories on a docs page in the chosen colour scheme, without changing the
 * rest of the page. The other toolbars apply only to a story opened by itself.
 */
export function DocsStoryWrapper({ scheme, children }: { scheme: string; children: ReactNode }) {
  const mode = scheme === 'dark' ? 'dark' : 'light';
  const [subtree, setSubtree] = useState<HTMLElement | null>(null);
  return (
    <ThemeProvider
      key={mode}
      theme={theme}
      storageManager={null}
      defaultMode={mode}
      colorSchemeNode={subtree}
    >
      <div
        ref={setSubtree}
        data-scheme={mode}
        style={{
          ...rootVariables[mode],
          colorScheme: mode,
          padding: 24,
          backgroundColor: theme.vars?.palette.background.default,
          color: theme.vars?.palette.text.primary,
        }}
      >
        {children}
      </div>
    </ThemeProvider>
  );
}
