import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { notifyUpdateAvailable, useAvailableUpdate } from '#src/app/pwa/updateStore.ts';
import { LinkInterceptor } from '#src/app/router/LinkInterceptor.tsx';
import { ScrollRestoration } from '#src/app/router/ScrollRestoration.tsx';
import { checkHydration } from '#src/hydration/hydrated.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';

/** Checks on each page: parts of a page that is left before their hydration wait no longer. */
function HydrationCheck() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(checkHydration, [key]);
  return null;
}

/** The root of every page, public or not: theme, links, scroll position, offer of a new version. */
export function RootLayout() {
  const Banner = useAvailableUpdate();
  return (
    <AppThemeProvider>
      <LinkInterceptor>
        <Outlet />
      </LinkInterceptor>
      {Banner && (
        // A reload loses no text, because forms keep drafts.
        <Banner
          onReload={() => window.location.reload()}
          onDismiss={() => notifyUpdateAvailable(undefined)}
        />
      )}
      <ScrollRestoration />
      <HydrationCheck />
    </AppThemeProvider>
  );
}
