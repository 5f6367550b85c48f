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

/** The service worker keeps it for this; where there is none, the crash has to do. */
const OfflinePage = lazy(() =>
  import('#src/pages/Offline/OfflinePage.tsx').then(
    ({ OfflinePage: page }) => ({ default: page }),
    () => ({ default: Crash }),
  ),
);

/** A script that cannot be fetched is a TypeError in every browser, each with words of its own. */
const isForWantOfNetwork = (error: unknown) => error instanceof TypeError && !navigator.onLine;

/**
 * What stands inside a layout's `main` where a page has crashed: the message, and the ways on.
 * Never a stack trace. A page whose script is not on the device while it is offline says just that.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  // As it was when it happened: a network that comes back brings no script by itself.
  const [isOffline] = useState(() => isForWantOfNetwork(error));
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

/** The notice where the layout around the page is gone as well. */
export function ErrorPage() {
  return (
    <main>
      <RouteErrorBoundary />
    </main>
  );
}

/** The page that stands where all of the site has crashed, its look included. */
export function RootErrorPage() {
  return (
    <AppThemeProvider>
      <ErrorPage />
    </AppThemeProvider>
  );
}
