import { allPages } from '#src/pageTable.ts';
import { lazyPage, resetFailedImports, type SiteRoute } from './lazyPage.tsx';
import { isBuilt, loadPage } from './pageModules.ts';

/** The pages of the dashboard, which require a session. */
export const dashboardRoutes: SiteRoute[] = allPages
  .filter((entry) => entry.area === 'dashboard' && isBuilt(entry))
  .map((entry) => ({
    path: entry.path,
    ...lazyPage(async () => {
      const Page = await loadPage(entry);
      return <Page />;
    }),
  }));

/** Fetches the chunks of all pages of the dashboard. */
export function preloadDashboard(): void {
  for (const { preload } of dashboardRoutes) preload?.().catch(resetFailedImports);
}
