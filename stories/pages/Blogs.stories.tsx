import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs, longBlog, manyBlogs } from '#mocks/fixtures.ts';
import BlogsPage from '#src/pages/Blogs/BlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { fillIn, type Tools, untilShown } from '../support/play.ts';
import { failed, offline, pending, responded, stale } from '../support/responses.ts';

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
  ...responded('listBlogs', [], 'No blogs available.'),
});

/** As if there were none; the console says why. */
export const Failed = meta.story(
  failed('listBlogs', 'No blogs available.', { logs: [/Failed to load blogs/, /500/] }),
);

export const Offline = meta.story(
  offline('listBlogs', 'No blogs available.', { logs: [/Failed to load blogs/] }),
);

/** The cached list with its time, and a button that refreshes it. */
export const StaleData = meta.story(stale('listBlogs', blogs));

export const LongContent = meta.story({
  tags: ['phone'],
  ...responded('listBlogs', [longBlog, ...blogs], longBlog.title),
});

const titles = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Blog number ${first + index}`);

/** A story of a list of several pages, at this address. */
const sixty = (text: string, url: string = paths.blogs) =>
  responded('listBlogs', manyBlogs(60), text, { parameters: { route: { url } } });

/** A page of them, with a search and the other pages. */
export const ManyBlogs = meta.story({
  tags: ['picture'],
  ...sixty('1 to 12 of 60 blogs'),
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 12 of 60 blogs');
    await canvas.findByRole('searchbox', { name: 'Search blogs' });
    await canvas.findByRole('navigation', { name: 'Pages' });
  },
});

ManyBlogs.test('leads to each page, also of a search', async ({ canvas, userEvent }) => {
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
});

/** The address names the page, so it can be shared. */
export const SecondPage = meta.story(sixty('13 to 24 of 60 blogs', '/blogs?page=2'));

/** An old link to a page that is no longer there shows the last one. */
export const PastTheLastPage = meta.story(sixty('49 to 60 of 60 blogs', '/blogs?page=99'));

/** A shared search is filled in and has searched. */
export const Searched = meta.story(sixty('1 matching blog', '/blogs?q=number+42'));

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
  ...sixty('No blogs match your search.', '/blogs?q=yeti'),
});
