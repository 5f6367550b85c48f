import type { ReactNode } from 'react';
import {
  ErrorPage,
  RootErrorPage,
  RouteError,
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
import { lazyPage, type SiteRoute } from './lazyPage.tsx';

/** The chunk of each main page. The type requires an entry for every page. */
const mainRoutes: Record<MainPath, () => Promise<ReactNode>> = {
  [paths.home]: async () => {
    const { HomePage } = await import('#src/pages/Home/HomePage.tsx');
    return <HomePage />;
  },
  [paths.about]: async () => {
    const { AboutPage } = await import('#src/pages/About/AboutPage.tsx');
    return <AboutPage />;
  },
  [paths.contact]: async () => {
    const { ContactPage } = await import('#src/pages/Contact/ContactPage.tsx');
    return <ContactPage />;
  },
  [paths.testimonials]: async () => {
    const { TestimonialsPage } = await import('#src/pages/Testimonials/TestimonialsPage.tsx');
    return <TestimonialsPage />;
  },
  [paths.blogs]: async () => {
    const { BlogsPage } = await import('#src/pages/Blogs/BlogsPage.tsx');
    return <BlogsPage />;
  },
  [paths.compare]: async () => {
    const { ComparePage } = await import('#src/pages/Compare/ComparePage.tsx');
    return <ComparePage />;
  },
};

/** Each guide loads only its own data, in parallel with the page. */
const guideRoutes: SiteRoute[] = [
  ...destinations.map(({ slug }) => ({
    path: paths.studyIn(slug),
    ...lazyPage(async () => {
      const [{ DestinationPage }, destination] = await Promise.all([
        import('#src/pages/Destination/DestinationPage.tsx'),
        loadDestination(slug),
      ]);
      return <DestinationPage key={slug} destination={destination} />;
    }),
  })),
  ...tests.map(({ slug }) => ({
    path: paths.testPreparation(slug),
    ...lazyPage(async () => {
      const [{ TestPreparationPage }, test] = await Promise.all([
        import('#src/pages/TestPreparation/TestPreparationPage.tsx'),
        loadTest(slug),
      ]);
      return <TestPreparationPage key={slug} test={test} />;
    }),
  })),
];

const publicRoutes: SiteRoute[] = [
  ...Object.values(mainPages).map(({ path }) => ({ path, ...lazyPage(mainRoutes[path]) })),
  ...guideRoutes,
  {
    path: '/blogs/:id',
    ...lazyPage(async () => {
      const { BlogPage } = await import('#src/pages/Blog/BlogPage.tsx');
      return <BlogPage />;
    }),
  },
  {
    path: paths.offline,
    ...lazyPage(async () => {
      const { OfflinePage } = await import('#src/pages/Offline/OfflinePage.tsx');
      return <OfflinePage />;
    }),
  },
  {
    path: '*',
    ...lazyPage(async () => {
      const { NotFoundPage } = await import('#src/pages/NotFound/NotFoundPage.tsx');
      return <NotFoundPage />;
    }),
  },
];

/** The sign-in page and the dashboard. */
const adminRoutes: SiteRoute[] = [
  {
    path: paths.signIn,
    ...lazyPage(async () => {
      const { SignInPage } = await import('#src/pages/SignIn/SignInPage.tsx');
      return <SignInPage />;
    }),
  },
  {
    ...lazyPage(async () => {
      const { DashboardGuard } = await import('#src/app/layouts/DashboardGuard.tsx');
      return <DashboardGuard />;
    }),
    children: dashboardRoutes,
  },
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
