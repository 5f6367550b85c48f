import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { site } from '#brand/site.ts';
import type { RedirectState } from '#src/auth/redirectState.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { supportedBrowserNames } from '#src/lib/supportedBrowserNames.ts';
import type { ServerProps } from '#src/pages/ServerProps.ts';
import { paths } from '#src/pageTable.ts';
import { DashboardShell } from './DashboardShell.tsx';
import { useServerSession } from './useServerSession.ts';

/** Shows the dashboard's pages to a signed-in admin only, otherwise the sign-in page. */
export function DashboardGuard({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  const { session, signOut } = useSession();
  const location = useLocation();
  const attacks = useServerSession(session, hasServer);

  if (session.status === 'unknown') return <Unknown />;
  if (session.status === 'signed-out') {
    const { end } = session;
    // After Logout the next sign-in begins at the first page.
    const state: RedirectState | null =
      end === 'signed-out' ? null : { from: createPath(location), end };
    return <Navigate to={paths.signIn} replace state={state} />;
  }
  return (
    <DashboardShell hasServer={hasServer} session={session} attacks={attacks} onSignOut={signOut}>
      <Outlet />
    </DashboardShell>
  );
}

/** The prerendered dashboard, before the browser has read the session. */
function Unknown() {
  return (
    <>
      <title>{`Dashboard · ${site.name}`}</title>
      <noscript>
        <p>
          The dashboard needs JavaScript, and {supportedBrowserNames} or later.{' '}
          <a href={paths.home}>Back to the site</a>
        </p>
      </noscript>
    </>
  );
}
