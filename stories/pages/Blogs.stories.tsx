import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listBlogs } from '#contracts/blog.ts';
import { blogs, longBlog, manyBlogs } from '#mocks/fixtures.ts';
import { networkError, respondWith } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import BlogsPage from '#src/pages/Blogs/BlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { fillIn } from '../support/fillIn.ts';
import { empty, failed, offline, pending } from '../support/responses.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

const meta = preview.meta({
  component: BlogsPage,
  parameters: { layout: 'fullscreen', route: { url: paths.blogs } },
});

const titlesOf = (canvas: Tools['canvas']) =>
  canvas
    .getAllByRole('article')
    .map((card: HTMLElement) => within(card).getByRole('heading').textContent);

/** All blogs, the newest one at the top. */
export const Loaded = meta.story({
  play: untilShown(blogs[0].title),
});

export const Loading = meta.story({
  tags: ['picture'],
  ...pending('listBlogs', 'Loading blogs...'),
});

export const Empty = meta.story({
  tags: ['picture'],
  ...empty('listBlogs', 'No blogs available.'),
});

/** As if there were none; the console says why. */
export const Failed = meta.story(
  failed('listBlogs', 'No blogs available.', { logs: [/Failed to load blogs/, /500/] }),
);

export const Offline = meta.story(
  offline('listBlogs', 'No blogs available.', { logs: [/Failed to load blogs/] }),
);

/** The cached list with its time, and a button that refreshes it. */
export const StaleData = meta.story({
  parameters: { expectedLogs: [/Failed to load blogs/] },
  beforeEach: async ({ msw }) => {
    await writeCache(listBlogs.path, blogs);
    msw.use(networkError('listBlogs'));
  },
  play: untilShown(/^No connection to our server/),
});

export const LongContent = meta.story({
  tags: ['phone'],
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [longBlog, ...blogs])),
  play: untilShown(longBlog.title),
});

const titles = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Blog number ${first + index}`);

/** A page of them, with a search and the other pages. */
export const ManyBlogs = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', manyBlogs(60))),
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 12 of 60 blogs');
    await canvas.findByRole('searchbox', { name: 'Search blogs' });
    await canvas.findByRole('navigation', { name: 'Pages' });
  },
});

ManyBlogs.test(
  'leads to each page, and from the last to the first of a search',
  async ({ canvas, userEvent }) => {
    await expect(titlesOf(canvas)).toEqual(titles(1, 12));
    await expect(canvas.getByRole('link', { name: 'Go to page 5' })).toHaveAttribute(
      'href',
      '/blogs?page=5#latest',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Go to next page' }));
    await expect(await canvas.findByText('13 to 24 of 60 blogs')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to page 5' }));
    await expect(await canvas.findByText('49 to 60 of 60 blogs')).toBeVisible();
    await expect(titlesOf(canvas)).toEqual(titles(49, 60));
    await fillIn(userEvent, await canvas.findByRole('searchbox'), 'NUMBER 5 sheets');
    await expect(await canvas.findByText('1 to 12 of 15 matching blogs')).toBeVisible();
    const [first, second] = titlesOf(canvas);
    await expect([first, second]).toEqual(['Blog number 5', 'Blog number 15']);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Go to page 2' })).toHaveAttribute(
        'href',
        '/blogs?q=NUMBER+5+sheets&page=2#latest',
      ),
    );
  },
);

/** The address names the page, so it can be shared. */
export const SecondPage = meta.story({
  parameters: { route: { url: '/blogs?page=2' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: untilShown('13 to 24 of 60 blogs'),
});

/** An old link to a page that is no longer there shows the last one. */
export const PastTheLastPage = meta.story({
  parameters: { route: { url: '/blogs?page=99' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: untilShown('49 to 60 of 60 blogs'),
});

/** A shared search is filled in and has searched. */
export const Searched = meta.story({
  parameters: { route: { url: '/blogs?q=number+42' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: untilShown('1 matching blog'),
});

Searched.test('shows all when the search is emptied', async ({ canvas, userEvent }) => {
  await expect(titlesOf(canvas)).toEqual(titles(42, 42));
  const field = canvas.getByRole('searchbox');
  await expect(field).toHaveValue('number 42');
  await userEvent.clear(field);
  await expect(await canvas.findByText('1 to 12 of 60 blogs')).toBeVisible();
});

/** A shared search in a list that fits on one page. */
export const SearchedOnePage = meta.story({
  parameters: { route: { url: '/blogs?q=visa' } },
  play: untilShown(/matching blog/),
});

SearchedOnePage.test('keeps its field when it is emptied', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('searchbox'));
  await waitFor(() => expect(canvas.queryByText(/matching blog/)).not.toBeInTheDocument());
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

/** A search without a match is not the same as no blogs. */
export const NoMatches = meta.story({
  tags: ['picture'],
  parameters: { route: { url: '/blogs?q=yeti' } },
  beforeEach: ManyBlogs.input.beforeEach,
  play: untilShown('No blogs match your search.'),
});
