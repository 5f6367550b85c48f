import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useAvailableUpdate } from '#src/app/pwa/updateStore.ts';
import { LinkInterceptor } from '#src/app/router/LinkInterceptor.tsx';
import { ScrollRestoration } from '#src/app/router/ScrollRestoration.tsx';
import { announceHydration } from '#src/hydration/hydrated.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';

/** The root of every page, public or not: theme, links, scroll position and update prompt. */
export function RootLayout() {
  useEffect(announceHydration, []);
  const UpdatePrompt = useAvailableUpdate();
  return (
    <AppThemeProvider>
      <LinkInterceptor>
        <Outlet />
      </LinkInterceptor>
      {UpdatePrompt && <UpdatePrompt />}
      <ScrollRestoration />
    </AppThemeProvider>
  );
}
