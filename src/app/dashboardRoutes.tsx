import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#src/content/paths.ts';
import { lazyElement } from './lazyElement.tsx';
import { prefetchPage } from './prefetch.ts';

/** The pages of the dashboard, for those who have signed in. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: lazyElement(
      async () => (await import('#src/pages/Dashboard/DashboardPage.tsx')).DashboardPage,
    ),
  },
  {
    path: paths.addTestimonial,
    lazy: lazyElement(
      async () => (await import('#src/pages/Dashboard/AddTestimonialPage.tsx')).AddTestimonialPage,
    ),
  },
  {
    path: paths.listTestimonials,
    lazy: lazyElement(
      async () =>
        (await import('#src/pages/Dashboard/ListTestimonialsPage.tsx')).ListTestimonialsPage,
    ),
  },
  {
    path: paths.addBlog,
    lazy: lazyElement(
      async () => (await import('#src/pages/Dashboard/AddBlogPage.tsx')).AddBlogPage,
    ),
  },
  {
    path: paths.listBlogs,
    lazy: lazyElement(
      async () => (await import('#src/pages/Dashboard/ListBlogsPage.tsx')).ListBlogsPage,
    ),
  },
  { path: `${paths.dashboard}/*`, element: <Navigate to={paths.dashboard} replace /> },
];

/** Loads all of them: who is on one goes to the others next. */
export function prefetchDashboard(): void {
  for (const { path } of dashboardRoutes) if (path) prefetchPage(path);
}
