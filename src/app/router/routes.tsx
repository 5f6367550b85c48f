import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import {
  ErrorPage,
  RootErrorPage,
  RouteErrorBoundary,
} from '#src/app/errors/RouteErrorBoundary.tsx';
import { PublicLayout } from '#src/app/layouts/PublicLayout.tsx';
import { RootLayout } from '#src/app/layouts/RootLayout.tsx';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { type MainPath, mainPages } from '#src/content/publicPages.ts';
import { loadTest } from '#src/content/tests/loadTest.ts';
import { tests } from '#src/content/tests/tests.ts';
import { paths } from '#src/paths.ts';
import { dashboardRoutes } from './dashboardRoutes.tsx';
import { lazyRoute, lazyRouteWithData } from './lazyRoute.tsx';

/** The chunk of each main page. The type requires an entry for every page. */
const mainRoutes: Record<MainPath, LazyRouteFunction<RouteObject>> = {
  [paths.home]: lazyRoute(async () => (await import('#src/pages/Home/HomePage.tsx')).HomePage),
  [paths.about]: lazyRoute(async () => (await import('#src/pages/About/AboutPage.tsx')).AboutPage),
  [paths.contact]: lazyRoute(
    async () => (await import('#src/pages/Contact/ContactPage.tsx')).ContactPage,
  ),
  [paths.testimonials]: lazyRoute(
    async () => (await import('#src/pages/Testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  ),
  [paths.blogs]: lazyRoute(async () => (await import('#src/pages/Blogs/BlogsPage.tsx')).BlogsPage),
  [paths.compare]: lazyRoute(
    async () => (await import('#src/pages/Compare/ComparePage.tsx')).ComparePage,
  ),
};

/** Each guide loads only its own data. */
const guideRoutes: RouteObject[] = [
  ...destinations.map(({ slug }) => ({
    path: paths.studyIn(slug),
    lazy: lazyRouteWithData(
      async () => (await import('#src/pages/Destination/DestinationPage.tsx')).DestinationPage,
      async () => ({ destination: await loadDestination(slug) }),
    ),
  })),
  ...tests.map(({ slug }) => ({
    path: paths.testPreparation(slug),
    lazy: lazyRouteWithData(
      async () =>
        (await import('#src/pages/TestPreparation/TestPreparationPage.tsx')).TestPreparationPage,
      async () => ({ test: await loadTest(slug) }),
    ),
  })),
];

const publicRoutes: RouteObject[] = [
  ...Object.values(mainPages).map(({ path }) => ({ path, lazy: mainRoutes[path] })),
  ...guideRoutes,
  {
    path: '/blogs/:id',
    lazy: lazyRoute(async () => (await import('#src/pages/Blog/BlogPage.tsx')).BlogPage),
  },
  {
    path: paths.offline,
    lazy: lazyRoute(async () => (await import('#src/pages/Offline/OfflinePage.tsx')).OfflinePage),
  },
  {
    path: '*',
    lazy: lazyRoute(
      async () => (await import('#src/pages/NotFound/NotFoundPage.tsx')).NotFoundPage,
    ),
  },
];

/** All routes of the site. Each page is a separate chunk. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RootErrorPage />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PublicLayout />,
        children: [{ errorElement: <RouteErrorBoundary />, children: publicRoutes }],
      },
      {
        lazy: lazyRoute(async () => (await import('#src/app/layouts/AdminLayout.tsx')).AdminLayout),
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              {
                path: paths.signIn,
                lazy: lazyRoute(
                  async () => (await import('#src/pages/SignIn/SignInPage.tsx')).SignInPage,
                ),
              },
              {
                lazy: lazyRoute(
                  async () => (await import('#src/app/layouts/DashboardGuard.tsx')).DashboardGuard,
                ),
                children: dashboardRoutes,
              },
            ],
          },
        ],
      },
    ],
  },
];
