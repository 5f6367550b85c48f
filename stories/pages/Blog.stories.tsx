import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Blog } from '#contracts/blog.ts';
import { blogs, longBlog } from '#mocks/fixtures.ts';
import { respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import BlogPage from '#src/pages/Blog/BlogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { type Tools, untilShown } from '../support/play.ts';
import { failed, offline, pending, responded, stale } from '../support/responses.ts';

const [newest, blog] = blogs;

const meta = preview.meta({
  component: BlogPage,
  parameters: { layout: 'fullscreen', route: { url: paths.blog(newest._id), path: '/blogs/:id' } },
});

const FAILURE = 'Failed to load blog. Please try again later.';

/** The other blogs are fetched when the end of the page comes into view. */
async function showOthers({ canvas }: Pick<Tools, 'canvas'>) {
  (await canvas.findByRole('button', { name: 'Copy link' })).scrollIntoView();
  await canvas.findByRole('navigation', { name: 'More blogs' });
}

/** Title, author, day and text; line breaks are kept. */
export const Loaded = meta.story({
  tags: ['dark'],
  play: async (context) => {
    await showOthers(context);
    window.scrollTo(0, 0);
  },
});

Loaded.test('has no newer blog, and the older one at the right', async ({ canvas }) => {
  const links = within(canvas.getByRole('navigation', { name: 'More blogs' })).getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual([`Next${blog.title}`]);
  await expect(links[0]?.getBoundingClientRect().right).toBe(
    canvas.getByRole('navigation', { name: 'More blogs' }).getBoundingClientRect().right,
  );
});

Loaded.test(
  'shows only one day if it was changed on its own, in Kathmandu',
  {
    beforeEach: ({ msw }) =>
      msw.use(respondWith('getBlog', { ...newest, updatedAt: '2025-11-18T18:14:59.000Z' })),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('18 November 2025')).toBeVisible();
    await expect(canvas.queryByText(/Changed on/)).not.toBeInTheDocument();
  },
);

/** Edited on another day. */
export const ChangedLater = meta.story({
  tags: ['picture'],
  ...responded('getBlog', { ...newest, updatedAt: '2026-11-23T18:30:00.000Z' }, /Changed on/),
});

ChangedLater.test(
  'leaves out the other blogs if they fail to load',
  {
    parameters: { expectedLogs: [/Failed to load blogs/] },
    beforeEach: ({ msw }) => {
      spyOn(console, 'error');
      msw.use(respondWithError('listBlogs'));
    },
  },
  async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy link' }).scrollIntoView();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Failed to load blogs:', expect.any(Error)),
    );
    await expect(canvas.queryByRole('navigation', { name: 'More blogs' })).toBeNull();
  },
);

export const Loading = meta.story({
  tags: ['picture'],
  ...pending('getBlog', 'Loading blog...'),
});

/** The id is unknown, so there is no button to try again. A response of null is the same. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('getBlog', { status: 404, message: 'Blog not found' })),
  play: untilShown('Blog not found.'),
});

Empty.test(
  'is the same after a response of null',
  { beforeEach: ({ msw }) => msw.use(respondWith('getBlog', null)) },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

/** An alert with a button to try again. */
export const Failed = meta.story(
  failed('getBlog', FAILURE, { logs: [/Failed to load blog/, /500/] }),
);

Failed.test('tries again', async ({ canvas, msw, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(FAILURE);
  msw.use(respondWith('getBlog', newest));
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: newest.title })).toBeVisible();
});

export const Offline = meta.story(offline('getBlog', FAILURE, { logs: [/Failed to load blog/] }));

/** The cached data with its time. */
export const StaleData = meta.story(stale('getBlog', newest, newest._id));

/** An entry without an author says so. */
export const UnknownAuthor = meta.story(
  responded('getBlog', { ...newest, author: undefined }, 'By Unknown Author'),
);

export const LongContent = meta.story({
  tags: ['phone'],
  ...responded('getBlog', longBlog, longBlog.title),
});

LongContent.test('loads the other blogs when the end is near', async (context) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(context.canvas.queryByRole('navigation', { name: 'More blogs' })).toBeNull();
  context.msw.use(
    respondWith('listBlogs', [{ ...newest, title: longBlog.title }, longBlog, ...blogs.slice(1)]),
  );
  await showOthers(context);
  window.scrollTo(0, 0);
  await expect(context.canvas.getByRole('link', { name: /^Previous/ })).toBeInTheDocument();
});

LongContent.test(
  'names no other blog if there is none',
  { beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [longBlog])) },
  async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy link' }).scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole('navigation', { name: 'More blogs' })).toBeNull();
  },
);

const markdown: Blog = {
  ...newest,
  format: 'markdown',
  content:
    '**Ask early.** Most are answered in a week.\n\n## Papers\n\n- passport\n- offer letter\n\n| Level | Fee |\n|---|--:|\n| Master | NPR 2,000 |',
  imageUrl: '/images/blog-planning-calendar.webp',
  imageAlt: 'A calendar with the days of the application',
};

/** A text with headings, a list and a table, below a picture that says what it shows. */
export const Markdown = meta.story(responded('getBlog', markdown, 'Ask early.'));

Markdown.test('names its picture, and has no signs in its description', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: markdown.imageAlt ?? '' })).toBeVisible();
  await expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
    /^Ask early\. Most are answered/,
  );
});

/** The newer and the older blog, below the text. */
export const AdjacentPosts = meta.story({
  parameters: { route: { url: paths.blog(blog._id), path: '/blogs/:id' } },
  play: showOthers,
});
