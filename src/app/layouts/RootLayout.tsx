import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useAvailableUpdate } from '#src/app/pwa/updateStore.ts';
import { LinkInterceptor } from '#src/app/router/LinkInterceptor.tsx';
import { SiteScrollRestoration } from '#src/app/router/ScrollRestoration.tsx';
import { useIsNavigationPending } from '#src/app/router/useIsNavigationPending.ts';
import { NavigationProgress } from '#src/components/navigation/NavigationProgress.tsx';
import { announceHydration } from '#src/rendering/hydrated.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';

/** The root of every page, public or not: theme, links, scroll position and update prompt. */
export function RootLayout() {
  useEffect(announceHydration, []);
  const UpdatePrompt = useAvailableUpdate();
  return (
    <AppThemeProvider>
      <Progress />
      <LinkInterceptor>
        <Outlet />
      </LinkInterceptor>
      {UpdatePrompt && <UpdatePrompt />}
      <SiteScrollRestoration />
    </AppThemeProvider>
  );
}

/** A separate component, so that the start of a navigation does not render the whole page. */
function Progress() {
  return <NavigationProgress isActive={useIsNavigationPending()} />;
}
