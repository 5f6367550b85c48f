import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAvailableUpdate } from '#src/app/pwa/updateStore.ts';
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

/** The root of every page, public or not: theme, links, scroll position and update prompt. */
export function RootLayout() {
  const UpdatePrompt = useAvailableUpdate();
  return (
    <AppThemeProvider>
      <LinkInterceptor>
        <Outlet />
      </LinkInterceptor>
      {UpdatePrompt && <UpdatePrompt />}
      <ScrollRestoration />
      <HydrationCheck />
    </AppThemeProvider>
  );
}
