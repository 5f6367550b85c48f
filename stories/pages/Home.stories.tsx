import type { RequestHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { home } from '#brand/home.ts';
import { listBlogs } from '#contracts/blog.ts';
import { listTestimonials } from '#contracts/testimonial.ts';
import type { CallName } from '#mocks/calls.ts';
import { blogs, longBlog, longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import HomePage from '#src/pages/Home/HomePage.tsx';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { type Tools, untilShown } from '../support/play.ts';

const meta = preview.meta({
  component: HomePage,
  parameters: { layout: 'fullscreen', route: { url: paths.home } },
});

/** The hero with its figures, the sections, and the newest entries. */
export const Loaded = meta.story({
  tags: ['dark'],
  play: untilShown(blogs[0].title),
});

Loaded.test(
  'has cards that can be clicked everywhere, four of them in one row, so that none is alone',
  { globals: desktopViewport },
  async ({ canvas }) => {
    for (const { name } of offeredCountries) {
      const heading = canvas.getByRole('heading', { level: 3, name });
      const link = within(heading).getByRole('link', { name });
      heading.scrollIntoView({ block: 'center' });
      const { left, top } = heading.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 20, top - 40)).toBe(link);
    }
    const [first] = offeredCountries;
    const card = canvas.getByRole('heading', { level: 3, name: first?.name ?? '' }).closest('li');
    const list = card?.parentElement ?? document.body;
    list.replaceChildren(...Array.from({ length: 4 }, () => document.createElement('li')));
    await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(4);
  },
);

/** The data from the API is below the tests, outside of the screenshot. */
const visual = { element: '[data-deferred]:has(> #tests) ~ [data-deferred] > *' };

const FAILED = /Failed to load (blogs|testimonials)/;

/** A story in which both lists get this response, and in which their sections are left out. */
const withoutSections = (
  respond: (call: CallName) => RequestHandler,
  expectedLogs: RegExp[] = [],
) => ({
  parameters: { visual, expectedLogs },
  beforeEach: ({ msw }: { msw: MswApi }) =>
    msw.use(respond('listTestimonials'), respond('listBlogs')),
  play: ({ canvas }: Pick<Tools, 'canvas'>) =>
    waitFor(async () => {
      await expect(canvas.queryByRole('region', { name: home.blogs.heading })).toBeNull();
      await expect(canvas.queryByRole('region', { name: home.testimonials.heading })).toBeNull();
    }),
});

/** The sections with data from the API are not shown yet. */
export const Loading = meta.story(withoutSections(hang));

/** The sections are left out, as they are if they fail to load. */
export const Empty = meta.story({
  tags: ['picture'],
  ...withoutSections((call) => respondWith(call, [])),
});

/** The sections are left out; the console says why. */
export const Failed = meta.story(withoutSections(respondWithError, [FAILED]));

export const Offline = meta.story(withoutSections(networkError, [FAILED]));

/** Both sections show the cached data with its time. */
export const StaleData = meta.story({
  tags: ['picture'],
  parameters: { visual, expectedLogs: [/Failed to load/] },
  beforeEach: async ({ msw }) => {
    await writeCache(listTestimonials.path, testimonials);
    await writeCache(listBlogs.path, blogs);
    msw.use(networkError('listTestimonials'), networkError('listBlogs'));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/^No connection to our server/)).toHaveLength(2),
    );
  },
});

/** The beginning of a long blog, and of a long testimonial. */
export const LongContent = meta.story({
  tags: ['phone'],
  parameters: { visual },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('listTestimonials', [longTestimonial, ...testimonials]),
      respondWith('listBlogs', [longBlog, ...blogs]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(longTestimonial.name);
    await canvas.findByText(longBlog.title);
  },
});
