import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs, testimonials } from '#mocks/fixtures.ts';
import { answering, failing, neverAnswering } from '#mocks/scenarios.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { tests } from '#src/content/tests/tests.ts';
import { HomePage } from '#src/pages/Home/HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: { route: { url: paths.home } },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get a Free Consultation' })).toHaveAttribute(
      'href',
      paths.contact,
    );
    for (const figure of ['98%', '200+', '10,000+']) {
      await expect(canvas.getByText(figure)).toBeVisible();
    }
    const why = canvas.getByRole('region', { name: 'Why Choose Us ?' });
    await expect(within(why).getAllByRole('listitem')).toHaveLength(6);
    for (const { slug } of destinations) {
      const links = canvas
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === paths.studyIn(slug));
      await expect(links.length).toBeGreaterThanOrEqual(2);
    }
    for (const { slug, name } of tests) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        paths.testPreparation(slug),
      );
    }
    await expect(await canvas.findByText(testimonials[0]?.name ?? '')).toBeInTheDocument();
    await expect(await canvas.findByText(blogs[0]?.title ?? '')).toBeInTheDocument();
  },
});

const seeNoLatest = async ({
  canvas,
}: Pick<Parameters<NonNullable<typeof Loaded.input.play>>[0], 'canvas'>) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(async () => {
    await expect(canvas.queryByRole('region', { name: 'New on the blog' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'From those who have gone' })).toBeNull();
  });
};

/** The parts that come from the API are simply not there yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverAnswering('listTestimonials'), neverAnswering('listBlogs')),
  play: seeNoLatest,
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('listTestimonials', []), answering('listBlogs', [])),
  play: seeNoLatest,
});

export const Failed = meta.story({
  parameters: { expectedLogs: [/500/] },
  beforeEach: ({ msw }) => msw.use(failing('listTestimonials'), failing('listBlogs')),
  play: seeNoLatest,
});
