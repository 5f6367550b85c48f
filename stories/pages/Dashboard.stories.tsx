import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs, longBlog, longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { accountHandlers } from '#mocks/msw/serverData.ts';
import { NOW, sampleSystem } from '#mocks/serverFixtures.ts';
import DashboardPage from '#src/pages/Dashboard/DashboardPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { mockApi } from '../support/mockApi.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const [newestBlog] = blogs;

async function expectCount(canvas: Tools['canvas'], name: string, text: string) {
  await expect(canvas.getByRole('region', { name })).toHaveTextContent(text);
}

async function expectCounts(canvas: Tools['canvas'], text: string) {
  for (const name of ['Testimonials', 'Blogs']) await expectCount(canvas, name, text);
}

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: DashboardPage,
  parameters: siteRoute(paths.dashboard),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

/** How many entries of each kind there are, and the links to the pages. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listTestimonials-ok', 'listBlogs-ok'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Admin Dashboard' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    for (const name of ['Add Testimonial', 'List Testimonials', 'Add Blog', 'List Blogs'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.getByText('Namaste, admin.', { exact: false })).toBeVisible();
    await waitFor(() => expectCount(canvas, 'Testimonials', `${testimonials.length} on the site`));
    await waitFor(() => expectCount(canvas, 'Blogs', `${blogs.length} on the site`));
    await expect(canvas.getByText(`Newest: ${newestBlog.title}`)).toBeVisible();
  },
});

/** On a site with a server: an owner reads which accounts are attacked, and gets to their sign-ins. */
export const Attacked = meta.story({
  tags: ['picture'],
  parameters: serverDashboardRoute(paths.dashboard, <DashboardPage />),
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('getSession', {
        account: { username: 'sunita', role: 'owner' },
        attacks: [{ username: 'bimala', count: 14 }],
      }),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'bimala' });
    await expect(link).toHaveAttribute('href', `${paths.auditLog}?username=bimala&kind=sign-ins`);
    await expect(link.closest('[role=status]')).toHaveTextContent(/: 14 for bimala\. If these/);
    await waitFor(() => expectCount(canvas, 'Blogs', `${blogs.length} on the site`));
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listTestimonials-slow', 'listBlogs-slow'] },
  beforeEach: ({ msw }) => msw.use(...mockApi([hang('listBlogs'), hang('listTestimonials')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Counting...')).toHaveLength(2);
  },
});

export const Empty = meta.story({
  parameters: { responseCases: ['listTestimonials-ok', 'listBlogs-ok'] },
  beforeEach: ({ msw }) =>
    msw.use(...mockApi([respondWith('listBlogs', []), respondWith('listTestimonials', [])])),
  play: async ({ canvas }) => {
    await waitFor(() => expectCounts(canvas, '0 on the site'));
  },
});

/** One of the two lists cannot be counted; the other one is. */
export const Failed = meta.story({
  parameters: { responseCases: ['listTestimonials-ok', 'listBlogs-500'] },
  beforeEach: ({ msw }) => msw.use(...mockApi([respondWithError('listBlogs')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not be counted just now')).toBeVisible();
    await waitFor(() => expectCount(canvas, 'Testimonials', `${testimonials.length} on the site`));
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listTestimonials-offline', 'listBlogs-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listBlogs'), networkError('listTestimonials')),
  play: async ({ canvas }) => {
    await waitFor(() => expectCounts(canvas, 'Could not be counted just now'));
  },
});

/** The newest entries have long names. */
export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) =>
    msw.use(...mockApi([], { blogs: [longBlog], testimonials: [longTestimonial] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Newest: ${longBlog.title}`)).toBeVisible();
  },
});

/** An owner reads that the last automatic backup failed. */
export const BackupFailed = meta.story({
  parameters: serverDashboardRoute(paths.dashboard, <DashboardPage />),
  beforeEach: ({ msw }) => {
    const backups = {
      ...sampleSystem.backups,
      failure: { at: NOW, reason: 'ENOSPC: no space left' },
    };
    msw.use(...accountHandlers({ system: { ...sampleSystem, backups } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The last automatic backup failed\./)).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'System' }),
    ).toHaveAttribute('href', paths.system);
  },
});

/** Without a session, the sign-in page is shown. */
export const SignedOut = meta.story({
  tags: ['picture'],
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

export const Mobile = LongContent.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Newest: ${longBlog.title}`)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
