import Button from '@mui/material/Button';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { resetFailedImports } from '#src/app/router/lazyPage.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { NavigationProgress } from '#src/components/navigation/NavigationProgress.tsx';
import { paths } from '#src/pageTable.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { canLoadAgain, loadAgain } from './newVersion.ts';

/** Shows the fallback in the place of routes below that throw, until the next navigation. */
export function RouteErrorBoundary({ fallback }: { fallback: ComponentType<FallbackProps> }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={fallback} resetKeys={[key]} onError={resetFailedImports}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Cached by the service worker. Falls back to the error page if it cannot be loaded. */
const OfflinePage = lazy<ComponentType<FallbackProps>>(() =>
  import('#src/pages/Offline/OfflinePage.tsx').catch(() => ({ default: Crash })),
);

/**
 * True if there is no network, as the browser or the service worker says, which then responds with
 * the offline page. In every browser a failed import is a TypeError, but the messages differ.
 */
const isOfflineError = (error: unknown) =>
  error instanceof TypeError &&
  (!navigator.onLine || document.getElementById('root')?.dataset.prerendered === paths.offline);

/**
 * Replaces a page that has crashed, inside the layout's `main`: the error message without a stack
 * trace, and links to other pages. If the page's script is not available offline, it says so
 * instead. If it is gone after a deploy, the page of the new version loads; forms keep their
 * drafts.
 */
export function RouteError(props: FallbackProps) {
  // Evaluated once, because going online again does not load the script.
  const [isOffline] = useState(() => isOfflineError(props.error));
  const [isLoadingAgain] = useState(() => canLoadAgain(props.error));
  if (isOffline) {
    return (
      <Suspense>
        <OfflinePage {...props} />
      </Suspense>
    );
  }
  return isLoadingAgain ? <LoadAgain /> : <Crash {...props} />;
}

function LoadAgain() {
  useEffect(loadAgain, []);
  return <NavigationProgress isActive />;
}

function Crash({ error }: FallbackProps) {
  return (
    <>
      <title>Unexpected Application Error</title>
      <ErrorState
        heading="Unexpected Application Error"
        message={error instanceof Error ? error.message : String(error)}
        advice="This is our fault, not yours. Load the page again; if that does not help, start from the home page or call us."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
        links={[
          { label: 'Home', href: paths.home },
          { label: 'Contact', href: paths.contact },
        ]}
      />
    </>
  );
}

/** The error page without the layout of the page, for errors outside of `main`. */
export function ErrorPage(props: FallbackProps) {
  return (
    <main>
      <RouteError {...props} />
    </main>
  );
}

/** The error page for errors outside of the theme. */
export function RootErrorPage(props: FallbackProps) {
  return (
    <AppThemeProvider>
      <ErrorPage {...props} />
    </AppThemeProvider>
  );
}
