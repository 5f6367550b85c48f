import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { NOW } from '#mocks/clock.ts';
import { blogs, longBlog, longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { inboxMessages, sampleSystem } from '#mocks/serverFixtures.ts';
import DashboardPage from '#src/pages/Dashboard/DashboardPage.tsx';
import { paths } from '#src/pageTable.ts';
import { type Tools, untilShown } from '../support/play.ts';
import { failed, mockApi, seeded } from '../support/responses.ts';
import { serverDashboardRoute, siteRoute } from '../support/routes.tsx';

const meta = preview.meta({
  component: DashboardPage,
  parameters: siteRoute(paths.dashboard),
});

const expectCount = ({ canvas }: Pick<Tools, 'canvas'>, name: string, text: string) =>
  waitFor(() => expect(canvas.getByRole('region', { name })).toHaveTextContent(text));

/** The number of entries of each kind, and the links to the pages. */
export const Loaded = meta.story({ play: untilShown(/on the site/) });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hang('listBlogs'), hang('listTestimonials')),
  play: untilShown('Counting...'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWith('listBlogs', []), respondWith('listTestimonials', [])),
  play: async (context) => {
    await expectCount(context, 'Testimonials', '0 on the site');
    await expectCount(context, 'Blogs', '0 on the site');
  },
});

/** One of the two lists cannot be counted; the other one is. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithError('listBlogs')),
  play: async (context) => {
    await expectCount(context, 'Testimonials', `${testimonials.length} on the site`);
    await expectCount(context, 'Blogs', 'Could not be counted just now');
  },
});

/** The newest entries have long names. */
export const LongContent = meta.story({
  tags: ['phone'],
  ...seeded({ blogs: [longBlog], testimonials: [longTestimonial] }, `Newest: ${longBlog.title}`),
});

const withServer = serverDashboardRoute(paths.dashboard, <DashboardPage hasServer />);

/** On a site with a server: how many messages are new, and how long the oldest waits. */
export const WithMessages = meta.story({
  tags: ['picture', 'phone'],
  parameters: withServer,
  beforeEach: ({ msw }) => msw.use(...mockApi({ messages: inboxMessages })),
  play: async (context) => {
    await context.canvas.findByRole('region', { name: 'Messages' });
    await expectCount(context, 'Messages', '2 new');
    await expectCount(context, 'Blogs', `${blogs.length} on the site`);
  },
});

WithMessages.test(
  'leads to them, and has its place before the server has said whose session it is',
  { beforeEach: ({ msw }) => msw.use(hang('getSession')) },
  async ({ canvas }) => {
    const [first = document.body] = canvas.getAllByRole('region');
    await expect(first).toHaveAccessibleName('Messages');
    const hrefOf = (name: string) => within(first).getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('Follow up (1)')).toBe(`${paths.messages}?show=follow-up`);
    await expect(hrefOf('See all messages')).toBe(paths.messages);
  },
);

/** The messages cannot be counted. */
export const MessagesFailed = meta.story(
  failed('countNewMessages', 'Could not be counted just now', { parameters: withServer }),
);

const attacks = [
  { username: 'bimala', count: 14 },
  { username: `${'a-very-long-name'.repeat(3)}@consultancy.example`, count: 1200 },
];

/**
 * On a site with a server: an owner reads which accounts are attacked, and gets to their sign-ins.
 */
export const Attacked = meta.story({
  tags: ['picture'],
  parameters: withServer,
  beforeEach: ({ msw }) =>
    msw.use(respondWith('getSession', { account: { username: 'sunita', role: 'owner' }, attacks })),
  play: async (context) => {
    await context.canvas.findByText(/: 14 for/);
    await expectCount(context, 'Blogs', `${blogs.length} on the site`);
  },
});

Attacked.test(
  'leads owners to the sign-ins of the account, and has menu and text of a new role',
  {
    parameters: serverDashboardRoute(paths.dashboard, <DashboardPage hasServer />, [
      { path: paths.listBlogs, element: null },
    ]),
  },
  async ({ canvas, msw, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'bimala' });
    await expect(link).toHaveAttribute('href', `${paths.auditLog}?username=bimala&kind=sign-ins`);
    await expect(canvas.getByRole('link', { name: 'Accounts' })).toBeVisible();
    const account = { username: 'sunita', role: 'editor' };
    msw.use(respondWith('getSession', { account, attacks }));
    await userEvent.click(canvas.getByRole('link', { name: 'List Blogs' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Accounts' })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Admin Panel' }));
    await expect(await canvas.findByText(/: 14 for/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'bimala' })).toBeNull();
  },
);

/** An owner reads that the last automatic backup failed, and when old messages are deleted. */
export const OwnerNotices = meta.story(
  seeded(
    {
      system: {
        ...sampleSystem,
        backups: { ...sampleSystem.backups, failure: { at: NOW, reason: 'ENOSPC: no space left' } },
        messageDeletion: { at: NOW, months: 12, count: 34 },
      },
    },
    /^From .* on, messages older than twelve months are deleted, 34 on that day/,
    { parameters: withServer },
  ),
);

OwnerNotices.test('leads to the page of the system', async ({ canvas }) => {
  await expect(canvas.getByText(/^The last automatic backup failed\./)).toBeVisible();
  const link = within(canvas.getByRole('main')).getByRole('link', { name: 'System' });
  await expect(link).toHaveAttribute('href', paths.system);
});
