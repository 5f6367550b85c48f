import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UPDATE_EVENT } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { LinkInterceptor } from '#src/app/router/LinkInterceptor.tsx';
import { ScrollRestoration } from '#src/app/router/ScrollRestoration.tsx';
import type { UpdateBanner } from '#src/components/feedback/UpdateBanner.tsx';
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
  const [Banner, setBanner] = useState<typeof UpdateBanner>();
  useEffect(() => {
    const show = (event: Event) => event instanceof CustomEvent && setBanner(() => event.detail);
    document.addEventListener(UPDATE_EVENT, show);
    return () => document.removeEventListener(UPDATE_EVENT, show);
  }, []);
  return (
    <AppThemeProvider>
      <LinkInterceptor>
        <Outlet />
      </LinkInterceptor>
      {Banner && (
        // A reload loses no text, because forms keep drafts.
        <Banner onReload={() => window.location.reload()} onDismiss={() => setBanner(undefined)} />
      )}
      <ScrollRestoration />
      <HydrationCheck />
    </AppThemeProvider>
  );
}
