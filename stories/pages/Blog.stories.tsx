import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { contentEndpoints } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { blogs, longBlog } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import BlogPage from '#src/pages/Blog/BlogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { blurAndScrollToTop } from '../support/blurAndScrollToTop.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import type { Tools } from '../support/tools.ts';

const [blog, second, third] = blogs;

const meta = preview.meta({
  title: 'Pages/Blog',
  component: BlogPage,
  parameters: { route: { url: paths.blog(blog._id), path: '/blogs/:id' } },
});

/** The adjacent posts are fetched when the end of the page comes into view. */
async function expectAdjacentPosts(canvas: Tools['canvas']) {
  const copy = await canvas.findByRole('button', { name: 'Copy link' });
  copy.scrollIntoView();
  return canvas.findByRole('navigation', { name: 'More blogs' });
}

/** Title, author, day and text; line breaks are kept. */
export const Loaded = meta.story({
  parameters: { responseCases: ['getBlog-ok'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: blog.title })).toBeVisible();
    await expect(canvas.getByText(`By ${blog.author}`)).toBeVisible();
    await expect(canvas.getByText('18 November 2025')).toHaveAttribute(
      'datetime',
      '2025-11-18T04:55:00.000Z',
    );
    await expect(canvas.getByText(blog.content, { normalizer: String })).toHaveStyle({
      whiteSpace: 'pre-wrap',
    });
    await expect(canvas.getByRole('link', { name: '← Back to Blogs' })).toHaveAttribute(
      'href',
      paths.blogs,
    );
    await expectAdjacentPosts(canvas);
    blurAndScrollToTop();
  },
});

/** Edited on another day; a blog that was edited on its own day shows only that one. */
export const ChangedLater = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(respondWith('getBlog', { ...blog, updatedAt: '2026-11-23T18:30:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Changed on/)).toHaveTextContent(
      '18 November 2025 · Changed on 24 November 2026 · ',
    );
  },
});

/** Changed on the day of its creation in Kathmandu: only one day is shown. */
export const ChangedOnItsDay = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(respondWith('getBlog', { ...blog, updatedAt: '2025-11-18T18:14:59.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18 November 2025')).toBeVisible();
    await expect(canvas.queryByText(/Changed on/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['getBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('getBlog')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading blog...')).toBeVisible();
  },
});

/** The id is unknown, so there is no button to try again. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['getBlog-404'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('getBlog', { status: 404, message: 'Blog not found' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Blog not found.')).toBeVisible();
  },
});

/** A server may answer with null instead of 404: it is the same to a reader. */
export const NullResponse = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWith('getBlog', null)),
  play: Empty.input.play,
});

/** The server fails: an alert with a button to try again. */
export const Failed = meta.story({
  parameters: { expectedLogs: [/Failed to load blog/, /500/], responseCases: ['getBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('getBlog')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load blog. Please try again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The server answers again when the reader tries again. */
export const TriedAgain = meta.story({
  name: 'Tried again after an error',
  parameters: { expectedLogs: [/Failed to load blog/, /500/] },
  beforeEach: ({ msw }) => msw.use(respondWithError('getBlog')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(respondWith('getBlog', blog));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: blog.title })).toBeVisible();
  },
});

async function expectStaleData({ canvas }: Pick<Tools, 'canvas'>) {
  await expect(await canvas.findByText(/^No connection to our server/)).toHaveTextContent(
    'Shown as of 20 Nov 2025, 12:15, Nepal time.',
  );
  await expect(canvas.getByRole('heading', { level: 1, name: blog.title })).toBeVisible();
  await expect(canvas.getByText(blog.content, { normalizer: String })).toBeVisible();
}

/** The cached data with its time. */
export const StaleData = meta.story({
  parameters: { expectedLogs: [/Failed to load blog/] },
  beforeEach: async ({ msw }) => {
    await writeCache(pathOf(contentEndpoints.getBlog, blog._id), blog);
    msw.use(networkError('getBlog'));
  },
  play: expectStaleData,
});

/** After visiting the list, every blog in it can be read offline. */
export const CachedFromTheList = meta.story({
  parameters: { expectedLogs: [/Failed to load blog/] },
  beforeEach: async ({ msw }) => {
    await writeCache(contentEndpoints.listBlogs.path, blogs);
    msw.use(networkError('getBlog'));
  },
  play: expectStaleData,
});

export const Offline = meta.story({
  parameters: { expectedLogs: [/Failed to load blog/], responseCases: ['getBlog-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('getBlog')),
  play: Failed.input.play,
});

/** A response that is not a blog shows the error page; the console says why. */
export const NotABlog = meta.story({
  name: 'Not a blog',
  parameters: { expectedLogs: [/does not match the contract/, /Failed to load blog/] },
  beforeEach: ({ msw }) => msw.use(respondWith('getBlog', { hello: 'world' })),
  play: Failed.input.play,
});

/** An entry without an author says so. */
export const UnknownAuthor = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWith('getBlog', { _id: 'a', title: 'No name under it', content: 'A text.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By Unknown Author')).toBeVisible();
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(respondWith('getBlog', longBlog)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: longBlog.title }),
    ).toHaveTextContent(longBlog.title);
  },
});

/** The newer and the older blog, below the text. */
export const AdjacentPosts = meta.story({
  parameters: { route: { url: paths.blog(second._id), path: '/blogs/:id' } },
  play: async ({ canvas }) => {
    const more = await expectAdjacentPosts(canvas);
    await expect(more).toHaveTextContent(blog.title);
    await expect(more).toHaveTextContent(third.title);
  },
});

/** The links are left out; the console says why. */
export const AdjacentPostsFailed = meta.story({
  parameters: { expectedLogs: [/Failed to load blogs/] },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error');
    msw.use(respondWithError('listBlogs'));
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Copy link' })).scrollIntoView();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Failed to load blogs:', expect.any(Error)),
    );
    await expect(canvas.queryByRole('navigation', { name: 'More blogs' })).toBeNull();
  },
});

export const Mobile = LongContent.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: longBlog.title })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
