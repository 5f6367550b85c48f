import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import GuidePage from '#src/pages/Dashboard/GuidePage.tsx';
import { paths } from '#src/pageTable.ts';
import { untilShown } from '../support/play.ts';
import { serverDashboardRoute, siteRoute } from '../support/routes.tsx';

const meta = preview.meta({
  component: GuidePage,
  parameters: siteRoute(paths.staffGuide),
});

/** Without a server there are no drafts, no bin and no messages. */
export const Loaded = meta.story({ play: untilShown('A blog') });

Loaded.test('has nothing of what needs the server', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Staff guide');
  await expect(canvas.queryByRole('heading', { name: 'Messages' })).toBeNull();
});

export const WithServer = meta.story({
  tags: ['phone'],
  parameters: serverDashboardRoute(paths.staffGuide, <GuidePage hasServer />),
  play: untilShown('Your password'),
});
