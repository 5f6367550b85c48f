import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { contentEndpoints } from '#contracts/content.ts';
import { longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import TestimonialsPage from '#src/pages/Testimonials/TestimonialsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Pages/Testimonials',
  component: TestimonialsPage,
  parameters: { route: { url: paths.testimonials } },
});

/** All testimonials, and a short one in the hero. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listTestimonials-ok'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Hear From Our Students' }),
    ).toBeVisible();
    for (const { name, message } of testimonials) {
      const card = (await canvas.findByText(`“${message}”`)).closest('figure');
      await expect(card).toHaveTextContent(name);
    }
    // The newest one that is short enough is quoted in the hero, too.
    await expect(within(canvas.getByRole('banner')).getByText('Dipesh Shrestha')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['listTestimonials-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listTestimonials')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading testimonials...');
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['listTestimonials-ok'] },
  beforeEach: ({ msw }) => msw.use(respondWith('listTestimonials', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials yet.')).toBeVisible();
    // The hero does not promise words that are not there.
    await expect(canvas.getByRole('banner')).toHaveTextContent(/will stand here/);
  },
});

/** Only the hero is shown; the console says why. */
export const Failed = meta.story({
  tags: ['picture'],
  parameters: {
    expectedLogs: [/Failed to load testimonials/, /500/],
    responseCases: ['listTestimonials-500'],
  },
  beforeEach: ({ msw }) => msw.use(respondWithError('listTestimonials')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryAllByRole('figure')).toHaveLength(0);
    await expect(canvas.getByRole('banner')).toHaveTextContent(/what they would tell you\.$/);
  },
});

export const Offline = meta.story({
  parameters: {
    expectedLogs: [/Failed to load testimonials/],
    responseCases: ['listTestimonials-offline'],
  },
  beforeEach: ({ msw }) => msw.use(networkError('listTestimonials')),
  play: Failed.input.play,
});

/** The cached data with its time. */
export const StaleData = meta.story({
  parameters: { expectedLogs: [/Failed to load testimonials/] },
  beforeEach: async ({ msw }) => {
    await writeCache(contentEndpoints.listTestimonials.path, testimonials);
    msw.use(networkError('listTestimonials'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection to our server/)).toHaveTextContent(
      'Shown as of 20 Nov 2025, 12:15, Nepal time.',
    );
    const cards = canvas.getAllByRole('figure').map(({ textContent }) => textContent);
    for (const [place, { name }] of testimonials.entries()) {
      await expect(cards[place]).toContain(name);
    }
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) =>
    msw.use(respondWith('listTestimonials', [longTestimonial, ...testimonials])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longTestimonial.name)).toBeInTheDocument();
  },
});

/** An invalid entry is left out and logged; the others are shown. */
export const OneBadEntry = meta.story({
  parameters: { expectedLogs: [/Entry 0 of the list is left out/] },
  beforeEach: ({ msw }) =>
    msw.use(respondWith('listTestimonials', [{ _id: 1, invalid: true }, ...testimonials])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('figure')).toHaveLength(testimonials.length));
  },
});

export const Mobile = LongContent.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longTestimonial.name)).toBeInTheDocument();
    await expectNoHorizontalScroll();
  },
});
