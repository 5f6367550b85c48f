import type { RouteObject } from 'react-router-dom';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { paths } from '#src/content/paths.ts';
import { loadTest } from '#src/content/tests/loadTest.ts';
import { tests } from '#src/content/tests/tests.ts';
import { CrashNotice, CrashPage, CrashSite } from './CrashNotice.tsx';
import { dashboardRoutes } from './dashboardRoutes.tsx';
import { lazyElement } from './lazyElement.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';

/** The guides and tests; each route loads the facts of its own page only. */
const guideRoutes: RouteObject[] = [
  ...destinations.map(({ slug }) => ({
    path: paths.studyIn(slug),
    lazy: lazyElement(
      async () => (await import('#src/pages/Destination/DestinationPage.tsx')).DestinationPage,
      async () => ({ destination: await loadDestination(slug) }),
    ),
  })),
  ...tests.map(({ slug }) => ({
    path: paths.testPreparation(slug),
    lazy: lazyElement(
      async () =>
        (await import('#src/pages/TestPreparation/TestPreparationPage.tsx')).TestPreparationPage,
      async () => ({ test: await loadTest(slug) }),
    ),
  })),
];

const publicRoutes: RouteObject[] = [
  {
    path: paths.home,
    lazy: lazyElement(async () => (await import('#src/pages/Home/HomePage.tsx')).HomePage),
  },
  {
    path: paths.about,
    lazy: lazyElement(async () => (await import('#src/pages/About/AboutPage.tsx')).AboutPage),
  },
  {
    path: paths.contact,
    lazy: lazyElement(async () => (await import('#src/pages/Contact/ContactPage.tsx')).ContactPage),
  },
  ...guideRoutes,
  {
    path: paths.compare,
    lazy: lazyElement(async () => (await import('#src/pages/Compare/ComparePage.tsx')).ComparePage),
  },
  {
    path: paths.testimonials,
    lazy: lazyElement(
      async () => (await import('#src/pages/Testimonials/TestimonialsPage.tsx')).TestimonialsPage,
    ),
  },
  {
    path: paths.blogs,
    lazy: lazyElement(async () => (await import('#src/pages/Blogs/BlogsPage.tsx')).BlogsPage),
  },
  {
    path: '/blogs/:id',
    lazy: lazyElement(async () => (await import('#src/pages/Blog/BlogPage.tsx')).BlogPage),
  },
  {
    path: paths.offline,
    lazy: lazyElement(async () => (await import('#src/pages/Offline/OfflinePage.tsx')).OfflinePage),
  },
  {
    path: '*',
    lazy: lazyElement(
      async () => (await import('#src/pages/NotFound/NotFoundPage.tsx')).NotFoundPage,
    ),
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
        lazy: lazyElement(async () => (await import('./AdminLayout.tsx')).AdminLayout),
        children: [
          {
            errorElement: <CrashPage />,
            children: [
              {
                path: paths.signIn,
                lazy: lazyElement(
                  async () => (await import('#src/pages/SignIn/SignInPage.tsx')).SignInPage,
                ),
              },
              {
                lazy: lazyElement(
                  async () => (await import('./RequireSession.tsx')).RequireSession,
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
