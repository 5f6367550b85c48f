import GlobalStyles from '@mui/material/GlobalStyles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { type Scheme, schemeOf, storybookThemes } from '../../../.storybook/storybookTheme.ts';

/** The colour scheme chosen in the toolbar; docs pages support light and dark. */
function useScheme(channel: DocsContainerProps['context']['channel']): Scheme {
  return useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
      return schemeOf(event?.globals);
    },
  );
}

/** The words of Storybook's switch are half transparent, which is too faint to read. */
const docsStyles = (
  <GlobalStyles
    styles={{
      '.docblock-argstable label > span[aria-hidden]': { color: 'inherit' },
      // A path is wider than a phone.
      ':is(p, li) > code': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
    }}
  />
);

/** A docs page in the toolbar's colour scheme, with the site's theme and fonts. */
export default function ThemedContainer({
  children,
  context,
}: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context.channel);
  useEffect(() => document.documentElement.setAttribute('data-scheme', scheme), [scheme]);
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      <AppThemeProvider mode={scheme}>
        {docsStyles}
        <main>{children}</main>
      </AppThemeProvider>
    </DocsContainer>
  );
}
