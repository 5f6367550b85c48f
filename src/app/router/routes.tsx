import { Navigate, useRoutes } from 'react-router-dom';
import {
  ErrorPage,
  RootErrorPage,
  RouteError,
  RouteErrorBoundary,
} from '#src/app/errors/RouteErrorBoundary.tsx';
import { PublicLayout } from '#src/app/layouts/PublicLayout.tsx';
import { RootLayout } from '#src/app/layouts/RootLayout.tsx';
import { readCompared } from '#src/content/countries/comparedCountries.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { loadExam } from '#src/content/exams/loadExam.ts';
import { guidePages } from '#src/content/publicPages.ts';
import { allPages, type PageEntry, pageRedirects } from '#src/pageTable.ts';
import { lazyPage, type SiteRoute } from './lazyPage.tsx';
import { isBuilt, loadPage } from './pageModules.ts';

/** The content of a guide, which loads in parallel with its page, as the page's props. */
async function loadGuide({ each }: PageEntry, slug = ''): Promise<object> {
  if (each === 'countries') return { country: await loadCountry(slug) };
  return each === 'exams' ? { exam: await loadExam(slug) } : {};
}

/** Preloads a page together with the guides that its address selects. */
const withGuides = (preload: () => Promise<unknown>) => (search?: string) =>
  Promise.all([
    preload(),
    ...readCompared(new URLSearchParams(search)).map((slug) => loadCountry(slug)),
  ]);

function toRoute({ path, entry, slug }: { path: string; entry: PageEntry; slug?: string }) {
  const load = async () => {
    const [Page, props] = await Promise.all([loadPage(entry), loadGuide(entry, slug)]);
    return <Page key={path} {...props} />;
  };
  const route = lazyPage(load);
  if (entry.comparesGuides) return { path, ...route, preload: withGuides(route.preload) };
  return { path, ...route };
}

const routesOf = (isIncluded: (entry: PageEntry) => boolean): SiteRoute[] =>
  allPages.filter(isIncluded).map((entry) => toRoute({ path: entry.path, entry }));

/** The sign-in page and the dashboard, whose pages require a session. */
const adminRoutes: SiteRoute[] = [
  ...routesOf(({ area }) => area === 'sign-in'),
  {
    ...lazyPage(async () => {
      const { DashboardGuard } = await import('#src/app/layouts/DashboardGuard.tsx');
      return <DashboardGuard />;
    }),
    children: routesOf((entry) => entry.area === 'dashboard' && isBuilt(entry)),
  },
];

const publicRoutes: SiteRoute[] = [
  ...pageRedirects.map(({ from, to }) => ({
    path: from,
    element: <Navigate to={to} replace />,
    caseSensitive: true,
  })),
  ...guidePages.map(toRoute),
  ...routesOf(
    ({ area, each, comparesGuides }) =>
      !each && (!area || area === 'hidden') && (canCompare || !comparesGuides),
  ),
];

/** The routes with their layouts, for the site and for stories. */
export const pageRoutes: SiteRoute[] = [
  {
    element: <PublicLayout />,
    children: [{ element: <RouteErrorBoundary fallback={RouteError} />, children: publicRoutes }],
  },
  {
    ...lazyPage(async () => {
      const { AdminLayout } = await import('#src/app/layouts/AdminLayout.tsx');
      return <AdminLayout />;
    }),
    children: [{ element: <RouteErrorBoundary fallback={ErrorPage} />, children: adminRoutes }],
  },
];

/** All routes of the site. Each page is a separate chunk. */
export const routes: SiteRoute[] = [
  {
    element: <RouteErrorBoundary fallback={RootErrorPage} />,
    children: [{ element: <RootLayout />, children: pageRoutes }],
  },
];

/** The page at the router's address. */
export const Pages = () => useRoutes(routes);
