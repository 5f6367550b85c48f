import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorNotice } from '#src/components/ErrorNotice.tsx';
import { paths } from '#src/content/paths.ts';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return String(error);
}

/**
 * What stands inside a layout's `main` where a page has crashed: the message, and the ways on.
 * Never a stack trace.
 */
export function CrashNotice() {
  const error = useRouteError();
  return (
    <>
      <title>Unexpected Application Error</title>
      <ErrorNotice
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
export function CrashPage() {
  return (
    <main>
      <CrashNotice />
    </main>
  );
}

/** The page that stands where all of the site has crashed, its look included. */
export function CrashSite() {
  return (
    <SiteTheme>
      <CrashPage />
    </SiteTheme>
  );
}
