import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { lazyRoute } from './lazyRoute.tsx';
import { prefetchRoute } from './linkPrefetch.ts';

/** The pages of the dashboard, which require a session. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: lazyRoute(
      async () => (await import('#src/pages/Dashboard/DashboardPage.tsx')).DashboardPage,
    ),
  },
  {
    path: paths.addTestimonial,
    lazy: lazyRoute(
      async () => (await import('#src/pages/Dashboard/AddTestimonialPage.tsx')).AddTestimonialPage,
    ),
  },
  {
    path: paths.listTestimonials,
    lazy: lazyRoute(
      async () =>
        (await import('#src/pages/Dashboard/ListTestimonialsPage.tsx')).ListTestimonialsPage,
    ),
  },
  {
    path: paths.addBlog,
    lazy: lazyRoute(async () => (await import('#src/pages/Dashboard/AddBlogPage.tsx')).AddBlogPage),
  },
  {
    path: paths.listBlogs,
    lazy: lazyRoute(
      async () => (await import('#src/pages/Dashboard/ListBlogsPage.tsx')).ListBlogsPage,
    ),
  },
  {
    path: `${paths.dashboard}/*`,
    lazy: lazyRoute(
      async () =>
        (await import('#src/pages/Dashboard/DashboardNotFoundPage.tsx')).DashboardNotFoundPage,
    ),
  },
];

/** Fetches the chunks of all pages of the dashboard. */
export function prefetchDashboard(): void {
  dashboardRoutes.forEach(prefetchRoute);
}
