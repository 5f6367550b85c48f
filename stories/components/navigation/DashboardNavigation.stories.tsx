import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DashboardNavigation } from '#src/components/navigation/DashboardNavigation.tsx';
import { paths } from '#src/pageTable.ts';
import { dashboardLinks } from '../../support/dashboardLinks.ts';
import { mobileViewport } from '../../support/edgeCases.ts';

/** As wide and as dark as the sidebar of a laptop. */
const Sidebar = styled('div')({
  maxWidth: 264,
  padding: 20,
  backgroundColor: 'var(--section-bg)',
});

const meta = preview.meta({
  component: DashboardNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    links: dashboardLinks,
    currentHref: paths.addBlog,
  },
  decorators: [
    (Story) => (
      <Sidebar data-scheme="dark">
        <Story />
      </Sidebar>
    ),
  ],
});

/** The pages without a server; the current one is marked. */
export const WithoutServer = meta.story();

/** In a site with the server, for an owner. */
export const NewMessages = meta.story({
  tags: ['phone'],
  args: {
    links: [
      ...dashboardLinks,
      { label: 'Messages', href: paths.messages, icon: 'messages', newCount: 12 },
      { label: 'My account', href: paths.myAccount, icon: 'account' },
      { label: 'Accounts', href: paths.accounts, icon: 'accounts' },
      { label: 'Audit log', href: paths.auditLog, icon: 'audit' },
    ],
    currentHref: paths.messages,
  },
});

NewMessages.test('counts, and can be tapped', { globals: mobileViewport }, async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Messages 12 new' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  for (const link of canvas.getAllByRole('link'))
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
});
