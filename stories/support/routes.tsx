import { type ReactNode, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { account } from '#mocks/backend/backend.ts';
import { AdminLayout } from '#src/app/layouts/AdminLayout.tsx';
import { DashboardGuard } from '#src/app/layouts/DashboardGuard.tsx';
import { pageRoutes } from '#src/app/router/routes.tsx';
import { hasStoredSession, SESSION_KEYS } from '#src/auth/sessionKeys.ts';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';

/** Parameters that open a story at a URL of the site, in its own routes and layouts. */
export function siteRoute(url: string) {
  return { layout: 'fullscreen' as const, route: { url, routes: pageRoutes } };
}

/** Whoever is signed in is the account that the server knows; another one has other drafts. */
function SignedInAtServer() {
  useState(() => {
    if (hasStoredSession()) localStorage.setItem(SESSION_KEYS.username, account.username);
  });
  return <AdminLayout />;
}

/** Opens a page in the dashboard of a site with a server. `others` are the pages it leads to. */
export function serverDashboardRoute(
  url: string,
  element: ReactNode,
  others: readonly RouteObject[] = [],
) {
  const path = url.replace(/\?.*/, '');
  const children = [
    { element: <DashboardGuard hasServer />, children: [{ path, element }, ...others] },
    { path: paths.signIn, element: <SignInPage hasServer /> },
  ];
  const routes = [{ element: <SignedInAtServer />, children }];
  return { layout: 'fullscreen' as const, route: { url, routes } };
}
