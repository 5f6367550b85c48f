import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';
import { type Scheme, schemeOf, workbenchThemes } from '../workbenchTheme.ts';

/** The scheme that the toolbar has chosen, as far as a docs page can wear it. */
function useScheme(channel: DocsContainerProps['context']['channel']): Scheme {
  return useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const [news] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
      return schemeOf(news?.globals);
    },
  );
}

/** A docs page in the scheme of the toolbar, with the site's own theme and fonts in it. */
export default function ThemedContainer({
  children,
  context,
}: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context.channel);
  useEffect(() => document.documentElement.setAttribute('data-scheme', scheme), [scheme]);
  return (
    <DocsContainer context={context} theme={workbenchThemes[scheme]}>
      <SiteTheme mode={scheme}>{children}</SiteTheme>
    </DocsContainer>
  );
}
