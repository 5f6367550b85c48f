import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AdminLayout } from '#src/app/layouts/AdminLayout.tsx';
import { DashboardGuard } from '#src/app/layouts/DashboardGuard.tsx';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';

/**
 * Opens a page in the dashboard of a site that is built with `VITE_AUTH=server`. `others` are the
 * pages that it leads to.
 */
export function serverDashboardRoute(
  url: string,
  element: ReactNode,
  signInPage = <SignInPage />,
  others: readonly RouteObject[] = [],
) {
  const path = url.replace(/\?.*/, '');
  const children = [
    { element: <DashboardGuard hasServer />, children: [{ path, element }, ...others] },
    { path: paths.signIn, element: signInPage },
  ];
  return { route: { url, routes: [{ element: <AdminLayout />, children }] } };
}
