import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { contentEndpoints } from '#contracts/content.ts';
import { blogs, longBlog, manyBlogs } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import { preview as textPreview } from '#src/domain/textPreview.ts';
import BlogsPage from '#src/pages/Blogs/BlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { followsLink } from '../support/followsLink.ts';

const meta = preview.meta({
  title: 'Pages/Blogs',
  component: BlogsPage,
  parameters: { route: { url: paths.blogs } },
});

/** All blogs, the newest one at the top. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listBlogs-ok'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore Our Blog' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Latest Blogs' })).toBeVisible();
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(blogs.length);
    await expect(canvas.getByText('Latest post')).toBeVisible();
    await expect(canvas.getByRole('time')).toHaveTextContent('18 November 2025');
    for (const [place, { title, content, author, imageUrl, _id }] of blogs.entries()) {
      const card = within(cards[place] ?? document.body);
      await expect(card.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
      await expect(
        card.getByText(textPreview(content, 150), { normalizer: String }),
      ).toBeInTheDocument();
      await expect(card.queryAllByText(/^By /)).toHaveLength(author ? 1 : 0);
      await expect(card.queryAllByRole('presentation')).toHaveLength(imageUrl ? 1 : 0);
      await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
        'href',
        paths.blog(_id),
      );
    }
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['listBlogs-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listBlogs')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading blogs...')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['listBlogs-ok'] },
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blogs available.')).toBeVisible();
    await expect(canvas.queryByText('Latest post')).not.toBeInTheDocument();
  },
});

/** As if there were none; the console says why. */
export const Failed = meta.story({
  parameters: { expectedLogs: [/Failed to load blogs/, /500/], responseCases: ['listBlogs-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listBlogs')),
  play: Empty.input.play,
});

export const Offline = meta.story({
  parameters: { expectedLogs: [/Failed to load blogs/], responseCases: ['listBlogs-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listBlogs')),
  play: Empty.input.play,
});

/** The cached list with its time, and a button that refreshes it. */
export const StaleData = meta.story({
  parameters: { expectedLogs: [/Failed to load blogs/] },
  beforeEach: async ({ msw }) => {
    await writeCache(contentEndpoints.listBlogs.path, blogs);
    msw.use(networkError('listBlogs'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const note = await canvas.findByText(/^No connection to our server/);
    await expect(note).toHaveTextContent('Shown as of 20 Nov 2025, 12:15, Nepal time.');
    await expect(canvas.getAllByRole('article')).toHaveLength(blogs.length);
    msw.use(respondWith('listBlogs', [longBlog]));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [longBlog, ...blogs])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longBlog.title)).toBeInTheDocument();
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const titlesOf = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const titles = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Blog number ${first + index}`);

/** A page of them, with a search and the other pages. */
export const ManyBlogs = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', manyBlogs(60))),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('1 to 12 of 60 blogs')).toBeVisible();
    await expect(titlesOf(context)).toEqual(titles(1, 12));
    const search = await canvas.findByRole('searchbox', { name: 'Search blogs' });
    await expect(search).toHaveValue('');
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
    await expect(pages.getByRole('link', { name: 'Go to page 5' })).toHaveAttribute(
      'href',
      '/blogs?page=5#latest',
    );
  },
});

/** The address names the page, so it can be shared. */
export const SecondPage = meta.story({
  parameters: { route: { url: '/blogs?page=2' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: async (context) => {
    await expect(await context.canvas.findByText('13 to 24 of 60 blogs')).toBeVisible();
    await expect(titlesOf(context)).toEqual(titles(13, 24));
  },
});

/** An old link to a page that is no longer there shows the last one. */
export const PastTheLastPage = meta.story({
  tags: ['!autodocs'],
  parameters: { route: { url: '/blogs?page=99' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: async (context) => {
    await expect(await context.canvas.findByText('49 to 60 of 60 blogs')).toBeVisible();
    await expect(titlesOf(context)).toEqual(titles(49, 60));
  },
});

/** Links lead to the next page and to a distant one. */
export const FollowsAPage = meta.story({
  name: 'Follows a page',
  tags: ['!autodocs'],
  beforeEach: ManyBlogs.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to next page' }));
    await expect(await canvas.findByText('13 to 24 of 60 blogs')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to page 5' }));
    await expect(await canvas.findByText('49 to 60 of 60 blogs')).toBeVisible();
    await expect(titlesOf(context)).toEqual(titles(49, 60));
  },
});

/** Every word is looked for in title, author and the whole text. The search ends on page 1. */
export const Searched = meta.story({
  parameters: { route: { url: '/blogs?page=2' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('searchbox'), 'NUMBER 5 sheets');
    await expect(await canvas.findByText('1 to 12 of 15 matching blogs')).toBeVisible();
    await expect(titlesOf(context).slice(0, 3)).toEqual([
      'Blog number 5',
      ...titles(15, 15),
      ...titles(25, 25),
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Go to page 2' })).toHaveAttribute(
        'href',
        '/blogs?q=NUMBER+5+sheets&page=2#latest',
      ),
    );
  },
});

/** A shared search is filled in and has searched. */
export const SearchInTheAddress = meta.story({
  parameters: { route: { url: '/blogs?q=number+42' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('1 matching blog')).toBeVisible();
    await expect(titlesOf(context)).toEqual(titles(42, 42));
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('number 42');
    await userEvent.clear(field);
    await expect(await canvas.findByText('1 to 12 of 60 blogs')).toBeVisible();
  },
});

/** A search without a match is not the same as no blogs. */
export const NoMatches = meta.story({
  tags: ['picture'],
  parameters: { route: { url: '/blogs?q=yeti' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blogs match your search.')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No blogs available.')).not.toBeInTheDocument();
  },
});

/** The link of a card leads to its blog. */
export const ReadMore = meta.story({
  tags: ['!autodocs'],
  parameters: followsLink(paths.blog(blogs[0]._id)),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Read More/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      `navigated to ${paths.blog(blogs[0]._id)}`,
    );
  },
});

export const Mobile = LongContent.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longBlog.title)).toBeInTheDocument();
    await expectNoHorizontalScroll();
  },
});
