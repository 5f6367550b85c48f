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
  name: 'Server error',
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

export const ManyBlogs = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', manyBlogs(200))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(200));
  },
});

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
