import preview from '#.storybook/preview';
import DashboardNotFoundPage from '#src/pages/Dashboard/DashboardNotFoundPage.tsx';
import { paths } from '#src/pageTable.ts';
import { untilShown } from '../support/play.ts';
import { siteRoute } from '../support/routes.tsx';

const meta = preview.meta({
  component: DashboardNotFoundPage,
  parameters: siteRoute(`${paths.dashboard}/no/such/page`),
});

/** Inside the dashboard, with its menu. Without a session it would be the sign-in page. */
export const Loaded = meta.story({
  tags: ['phone'],
  play: untilShown('Page not found'),
});
