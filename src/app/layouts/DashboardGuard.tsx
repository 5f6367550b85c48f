import { useEffect } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Account } from '#contracts/session.ts';
import { isFastConnection } from '#src/app/router/connection.ts';
import { preloadDashboard } from '#src/app/router/dashboardRoutes.tsx';
import { createRedirectState } from '#src/auth/redirectState.ts';
import { useSession } from '#src/auth/useSession.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { DashboardLayout } from '#src/components/navigation/DashboardLayout.tsx';
import type { DashboardLink } from '#src/components/navigation/DashboardNavigation.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { site } from '#src/content/site.ts';
import { allPages, paths } from '#src/pageTable.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { useNewMessageCount } from './useNewMessageCount.ts';
import { endServerSession, hasServer, useServerSession } from './useServerSession.ts';

/** In ms, so that the requests of the current page come first. */
const PREFETCH_DELAY = 200;

/**
 * The layout of the dashboard's pages, for a signed-in admin only. Without a session, and as soon as
 * one ends, it redirects to the sign-in page. Stories set `usesServer`, which adds its pages.
 */
export function DashboardGuard({ usesServer = hasServer }: { usesServer?: boolean }) {
  const { session, signOut } = useSession();
  const location = useLocation();
  const toast = useToast();
  const account = useServerSession(session, usesServer);

  const isSignedIn = session.status === 'signed-in';
  const newMessages = useNewMessageCount(usesServer && isSignedIn, location.pathname);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => {
      // On any line: after Logout nothing else can be shown.
      import('#src/pages/SignIn/SignInPage.tsx').catch(() => undefined);
      if (isFastConnection()) preloadDashboard();
    }, PREFETCH_DELAY);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  if (session.status === 'unknown') return <Unknown />;
  if (session.status === 'signed-out') {
    const state = createRedirectState(session.end, createPath(location));
    return <Navigate to={paths.signIn} replace state={state} />;
  }

  function handleSignOut() {
    signOut();
    toast.success('Logged out successfully!');
    endServerSession().catch(() =>
      toast.error(
        'You are logged out here, but the server could not be reached: log in and out again.',
      ),
    );
  }

  return (
    <>
      <SkipLink />
      <DashboardLayout
        companyName={site.name}
        links={dashboardLinks(usesServer, account, newMessages)}
        currentHref={location.pathname}
        homeHref={paths.dashboard}
        siteHref={paths.home}
        username={session.username}
        onLogout={handleSignOut}
      >
        <Outlet />
      </DashboardLayout>
      <SessionWarning />
    </>
  );
}

/** The entries of the menu that an account may see. */
function dashboardLinks(
  hasServer: boolean,
  account: Account | null,
  newCount: number,
): readonly DashboardLink[] {
  const mayShow = { server: hasServer, owner: hasServer && account?.role === 'owner' };
  return allPages.flatMap(({ label, path, needs, icon }) =>
    label && icon && (!needs || mayShow[needs])
      ? { label, href: path, icon, ...(icon === 'messages' && { newCount }) }
      : [],
  );
}

/** The prerendered dashboard, before the browser has read the session. */
function Unknown() {
  return (
    <>
      <title>{`Dashboard · ${site.name}`}</title>
      <noscript>
        <p>
          The dashboard needs JavaScript. <a href={paths.home}>Back to the site</a>
        </p>
      </noscript>
    </>
  );
}
