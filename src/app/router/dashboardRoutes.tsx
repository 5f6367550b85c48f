import { paths } from '#src/paths.ts';
import { forgetFailedPages, lazyPage, type SiteRoute } from './lazyPage.tsx';

/** Only the server keeps messages and has accounts. */
const serverRoutes: SiteRoute[] =
  import.meta.env.VITE_AUTH === 'server'
    ? [
        {
          path: paths.messages,
          ...lazyPage(async () => {
            const { MessagesPage } = await import('#src/pages/Dashboard/MessagesPage.tsx');
            return <MessagesPage />;
          }),
        },
        {
          path: paths.myAccount,
          ...lazyPage(async () => {
            const { MyAccountPage } = await import('#src/pages/Dashboard/MyAccountPage.tsx');
            return <MyAccountPage />;
          }),
        },
        {
          path: paths.accounts,
          ...lazyPage(async () => {
            const { AccountsPage } = await import('#src/pages/Dashboard/AccountsPage.tsx');
            return <AccountsPage />;
          }),
        },
        {
          path: paths.auditList,
          ...lazyPage(async () => {
            const { AuditListPage } = await import('#src/pages/Dashboard/AuditListPage.tsx');
            return <AuditListPage />;
          }),
        },
      ]
    : [];

/** The pages of the dashboard, which require a session. */
export const dashboardRoutes: SiteRoute[] = [
  {
    path: paths.dashboard,
    ...lazyPage(async () => {
      const { DashboardPage } = await import('#src/pages/Dashboard/DashboardPage.tsx');
      return <DashboardPage />;
    }),
  },
  {
    path: paths.addTestimonial,
    ...lazyPage(async () => {
      const { AddTestimonialPage } = await import('#src/pages/Dashboard/AddTestimonialPage.tsx');
      return <AddTestimonialPage />;
    }),
  },
  {
    path: paths.listTestimonials,
    ...lazyPage(async () => {
      const { ListTestimonialsPage } = await import(
        '#src/pages/Dashboard/ListTestimonialsPage.tsx'
      );
      return <ListTestimonialsPage />;
    }),
  },
  {
    path: paths.addBlog,
    ...lazyPage(async () => {
      const { AddBlogPage } = await import('#src/pages/Dashboard/AddBlogPage.tsx');
      return <AddBlogPage />;
    }),
  },
  {
    path: paths.listBlogs,
    ...lazyPage(async () => {
      const { ListBlogsPage } = await import('#src/pages/Dashboard/ListBlogsPage.tsx');
      return <ListBlogsPage />;
    }),
  },
  ...serverRoutes,
  {
    path: `${paths.dashboard}/*`,
    ...lazyPage(async () => {
      const { DashboardNotFoundPage } = await import(
        '#src/pages/Dashboard/DashboardNotFoundPage.tsx'
      );
      return <DashboardNotFoundPage />;
    }),
  },
];

/** Fetches the chunks of all pages of the dashboard. */
export function preloadDashboard(): void {
  for (const { preload } of dashboardRoutes) preload?.().catch(forgetFailedPages);
}
