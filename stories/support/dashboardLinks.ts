import type { DashboardLink } from '#src/components/navigation/DashboardLayout.tsx';
import { allPages } from '#src/pageTable.ts';

/** The pages of the dashboard on a site without a server. */
export const dashboardLinks: readonly DashboardLink[] = allPages.flatMap(
  ({ label, path, icon, needs }) => (label && icon && !needs ? [{ label, href: path, icon }] : []),
);
