import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { home } from '#brand/home.ts';
import { site } from '#brand/site.ts';
import { contentEndpoints } from '#contracts/content.ts';
import { blogs, longBlog, longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import { destinations } from '#src/content/countries/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';
import HomePage from '#src/pages/Home/HomePage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: { route: { url: paths.home } },
});

/** The hero with its figures, the sections, and the newest entries. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listTestimonials-ok', 'listBlogs-ok'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: home.hero.callToAction })).toHaveAttribute(
      'href',
      paths.contact,
    );
    const hero = within(
      canvas.getByRole('heading', { level: 1 }).closest('header') ?? document.body,
    );
    const source = hero.queryByText(/^Sources?:/);
    await expect(source !== null).toBe(site.achievements.length > 0);
    for (const { value, year } of site.achievements) {
      await expect(hero.getByText(value)).toBeVisible();
      await expect(source).toHaveTextContent(`our figure, ${year}`);
    }
    const why = canvas.getByRole('region', { name: home.whyChooseUs.heading });
    const { reasons } = home.whyChooseUs;
    await expect(within(why).getAllByRole('listitem')).toHaveLength(reasons.length);
    for (const { slug } of destinations) {
      const links = canvas
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === paths.studyIn(slug));
      await expect(links.length).toBeGreaterThanOrEqual(2);
    }
    for (const { slug, name } of tests) {
      const [row] = canvas.getAllByRole('link', { name: new RegExp(`^${name}`) });
      await expect(row).toHaveAttribute('href', paths.testPreparation(slug));
    }
    await expect(await canvas.findByText(testimonials[0].name)).toBeInTheDocument();
    await expect(await canvas.findByText(blogs[0].title)).toBeInTheDocument();
  },
});

/** The data from the API is below the tests, outside of the screenshot. */
const visual = { element: '[data-deferred]:has(> #tests) ~ [data-deferred] > *' };

const expectNoApiSections = async ({
  canvas,
}: Pick<Parameters<NonNullable<typeof Loaded.input.play>>[0], 'canvas'>) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(async () => {
    await expect(canvas.queryByRole('region', { name: home.blogs.heading })).toBeNull();
    await expect(canvas.queryByRole('region', { name: home.testimonials.heading })).toBeNull();
  });
};

/** The sections with data from the API are not shown yet. */
export const Loading = meta.story({
  parameters: { visual, responseCases: ['listTestimonials-slow', 'listBlogs-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listTestimonials'), hang('listBlogs')),
  play: expectNoApiSections,
});

export const Empty = meta.story({
  tags: ['picture'],
  parameters: { visual, responseCases: ['listTestimonials-ok', 'listBlogs-ok'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWith('listTestimonials', []), respondWith('listBlogs', [])),
  play: expectNoApiSections,
});

/** The sections are left out; the console says why. */
export const Failed = meta.story({
  parameters: {
    expectedLogs: [/Failed to load/],
    visual,
    responseCases: ['listTestimonials-500', 'listBlogs-500'],
  },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error');
    msw.use(respondWithError('listTestimonials'), respondWithError('listBlogs'));
  },
  play: async (context) => {
    for (const name of ['testimonials', 'blogs']) {
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith(`Failed to load ${name}:`, expect.any(Error)),
      );
    }
    await expectNoApiSections(context);
  },
});

export const Offline = meta.story({
  parameters: {
    expectedLogs: [/Failed to load/],
    visual,
    responseCases: ['listTestimonials-offline', 'listBlogs-offline'],
  },
  beforeEach: ({ msw }) => msw.use(networkError('listTestimonials'), networkError('listBlogs')),
  play: expectNoApiSections,
});

/** Both sections show the cached data with its time. */
export const StaleData = meta.story({
  tags: ['picture'],
  parameters: { visual, expectedLogs: [/Failed to load/] },
  beforeEach: async ({ msw }) => {
    await writeCache(contentEndpoints.listTestimonials.path, testimonials);
    await writeCache(contentEndpoints.listBlogs.path, blogs);
    msw.use(networkError('listTestimonials'), networkError('listBlogs'));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: home.testimonials.heading }),
    ).toBeInTheDocument();
    await expect(
      await canvas.findByRole('heading', { name: home.blogs.heading }),
    ).toBeInTheDocument();
    await expect(canvas.getAllByText(/^No connection to our server/)).toHaveLength(2);
  },
});

/** The beginning of a long blog, and all of a long testimonial. */
export const LongContent = meta.story({
  name: 'Very long content',
  parameters: { visual },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('listTestimonials', [longTestimonial, ...testimonials]),
      respondWith('listBlogs', [longBlog, ...blogs]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longTestimonial.name)).toBeInTheDocument();
    await expect(await canvas.findByText(longBlog.title)).toBeInTheDocument();
    await expectNoHorizontalScroll();
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
