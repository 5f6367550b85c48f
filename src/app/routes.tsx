import type { RouteObject } from 'react-router-dom';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { paths } from '#src/content/paths.ts';
import { loadTest } from '#src/content/tests/loadTest.ts';
import { tests } from '#src/content/tests/tests.ts';
import { CrashNotice, CrashPage, CrashSite } from './CrashNotice.tsx';
import { dashboardRoutes } from './dashboardRoutes.tsx';
import { lazyPage } from './lazyPage.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';

/** What a page needs to know beside its code. As `handle` it is there for `prefetchAhead`, too. */
const facts = (load: () => Promise<unknown>) => ({ loader: load, handle: load });

const destinationRoute = async () => (await import('./DestinationRoute.tsx')).DestinationRoute;
const testPreparationRoute = async () =>
  (await import('./TestPreparationRoute.tsx')).TestPreparationRoute;

/** The guides and tests; each route loads the facts of its own page only. */
const guideRoutes: RouteObject[] = [
  ...destinations.map(({ slug }) => ({
    path: paths.studyIn(slug),
    ...facts(() => loadDestination(slug)),
    lazy: lazyPage(destinationRoute),
  })),
  ...tests.map(({ slug }) => ({
    path: paths.testPreparation(slug),
    ...facts(() => loadTest(slug)),
    lazy: lazyPage(testPreparationRoute),
  })),
];

const publicRoutes: RouteObject[] = [
  {
    path: paths.home,
    lazy: lazyPage(async () => (await import('#src/pages/Home/HomePage.tsx')).HomePage),
  },
  {
    path: paths.about,
    lazy: lazyPage(async () => (await import('#src/pages/About/AboutPage.tsx')).AboutPage),
  },
  {
    path: paths.contact,
    lazy: lazyPage(async () => (await import('#src/pages/Contact/ContactPage.tsx')).ContactPage),
  },
  ...guideRoutes,
  {
    path: paths.compare,
    lazy: lazyPage(async () => (await import('#src/pages/Compare/ComparePage.tsx')).ComparePage),
  },
  {
    path: paths.testimonials,
    lazy: lazyPage(
      async () => (await import('#src/pages/Testimonials/TestimonialsPage.tsx')).TestimonialsPage,
    ),
  },
  {
    path: paths.blogs,
    lazy: lazyPage(async () => (await import('#src/pages/Blogs/BlogsPage.tsx')).BlogsPage),
  },
  {
    path: '/blogs/:id',
    lazy: lazyPage(async () => (await import('#src/pages/Blog/BlogPage.tsx')).BlogPage),
  },
  {
    path: paths.offline,
    lazy: lazyPage(async () => (await import('#src/pages/Offline/OfflinePage.tsx')).OfflinePage),
  },
  {
    path: '*',
    lazy: lazyPage(async () => (await import('#src/pages/NotFound/NotFoundPage.tsx')).NotFoundPage),
  },
];

/** Every route of the site. Each page is a chunk of its own; the admin area shares none of the public one's. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashSite />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PublicLayout />,
        children: [{ errorElement: <CrashNotice />, children: publicRoutes }],
      },
      {
        lazy: lazyPage(async () => (await import('./AdminLayout.tsx')).AdminLayout),
        children: [
          {
            errorElement: <CrashPage />,
            children: [
              {
                path: paths.signIn,
                lazy: lazyPage(
                  async () => (await import('#src/pages/SignIn/SignInPage.tsx')).SignInPage,
                ),
              },
              {
                lazy: lazyPage(async () => (await import('./RequireSession.tsx')).RequireSession),
                children: dashboardRoutes,
              },
            ],
          },
        ],
      },
    ],
  },
];
