import { useEffect } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { type AdminLink, AdminShell } from '#src/components/AdminShell.tsx';
import { SkipLink } from '#src/components/SkipLink.tsx';
import { useToast } from '#src/components/ToastProvider.tsx';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { createRedirectState } from '#src/session/redirectState.ts';
import { useSession } from '#src/session/useSession.ts';
import { prefetchDashboard } from './dashboardRoutes.tsx';
import { isGoodLine } from './isGoodLine.ts';

const links: readonly AdminLink[] = [
  { label: 'Add Testimonial', href: paths.addTestimonial, kind: 'add' },
  { label: 'List Testimonials', href: paths.listTestimonials, kind: 'list' },
  { label: 'Add Blog', href: paths.addBlog, kind: 'add' },
  { label: 'List Blogs', href: paths.listBlogs, kind: 'list' },
];

/** How long, in ms, the first page of the dashboard has the line for itself. */
const PREFETCH_DELAY = 200;

/**
 * Lets only a signed-in admin through, and frames the dashboard's pages. Everybody else goes to the
 * sign-in page, at once when a session ends.
 */
export function RequireSession() {
  const { session, signOut } = useSession();
  const location = useLocation();
  const toast = useToast();

  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn || !isGoodLine()) return undefined;
    const timer = setTimeout(prefetchDashboard, PREFETCH_DELAY);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  if (session.status === 'unknown') return <title>{`Dashboard · ${site.name}`}</title>;
  if (session.status === 'signed-out') {
    const state = createRedirectState(session.end, createPath(location));
    return <Navigate to={paths.signIn} replace state={state} />;
  }

  function handleSignOut() {
    signOut();
    toast.success('Logged out successfully!');
  }

  return (
    <>
      <SkipLink />
      <AdminShell
        links={links}
        currentHref={location.pathname}
        homeHref={paths.dashboard}
        siteHref={paths.home}
        username={session.username}
        onLogout={handleSignOut}
      >
        <Outlet />
      </AdminShell>
    </>
  );
}
