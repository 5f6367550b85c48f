import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { home } from '#brand/home.ts';
import { listBlogs } from '#contracts/blog.ts';
import { listTestimonials } from '#contracts/testimonial.ts';
import { blogs, longBlog, longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import HomePage from '#src/pages/Home/HomePage.tsx';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

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
    for (const { name, slug } of offeredCountries) {
      const heading = canvas.getByRole('heading', { level: 3, name });
      const link = within(heading).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', paths.studyIn(slug));
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

/** The sections with data from the API are left out. */
const untilWithoutSections = ({ canvas }: Pick<Tools, 'canvas'>) =>
  waitFor(async () => {
    await expect(canvas.queryByRole('region', { name: home.blogs.heading })).toBeNull();
    await expect(canvas.queryByRole('region', { name: home.testimonials.heading })).toBeNull();
  });

/** The sections with data from the API are not shown yet. */
export const Loading = meta.story({
  parameters: { visual },
  beforeEach: ({ msw }) => msw.use(hang('listTestimonials'), hang('listBlogs')),
  play: untilWithoutSections,
});

/** The sections are left out, as they are if they fail to load. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { visual },
  beforeEach: ({ msw }) =>
    msw.use(respondWith('listTestimonials', []), respondWith('listBlogs', [])),
  play: untilWithoutSections,
});

/** The sections are left out; the console says why. */
export const Failed = meta.story({
  parameters: { expectedLogs: [/Failed to load (blogs|testimonials)/], visual },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('listTestimonials'), respondWithError('listBlogs')),
  play: untilWithoutSections,
});

export const Offline = Failed.extend({
  beforeEach: ({ msw }) => msw.use(networkError('listTestimonials'), networkError('listBlogs')),
});

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
