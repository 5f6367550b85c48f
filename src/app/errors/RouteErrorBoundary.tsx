import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { paths } from '#src/paths.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return String(error);
}

/** Cached by the service worker. Falls back to the error page if it cannot be loaded. */
const OfflinePage = lazy(() =>
  import('#src/pages/Offline/OfflinePage.tsx').then(
    ({ OfflinePage: page }) => ({ default: page }),
    () => ({ default: Crash }),
  ),
);

/** In every browser a failed import is a TypeError, but the messages differ. */
const isOfflineError = (error: unknown) => error instanceof TypeError && !navigator.onLine;

/**
 * Replaces a page that has crashed, inside the layout's `main`: the error message without a stack trace,
 * and links to other pages. If the page's script is not available offline, it says so instead.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  // Evaluated once, because going online again does not load the script.
  const [isOffline] = useState(() => isOfflineError(error));
  if (!isOffline) return <Crash />;
  return (
    <Suspense>
      <OfflinePage />
    </Suspense>
  );
}

function Crash() {
  const error = useRouteError();
  return (
    <>
      <title>Unexpected Application Error</title>
      <ErrorState
        heading="Unexpected Application Error"
        message={messageOf(error)}
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
export function ErrorPage() {
  return (
    <main>
      <RouteErrorBoundary />
    </main>
  );
}

/** The error page for errors outside of the theme. */
export function RootErrorPage() {
  return (
    <AppThemeProvider>
      <ErrorPage />
    </AppThemeProvider>
  );
}
