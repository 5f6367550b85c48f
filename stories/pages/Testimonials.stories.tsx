import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { endpoints } from '#src/api/contract.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import { TestimonialsPage } from '#src/pages/Testimonials/TestimonialsPage.tsx';
import { paths } from '#src/paths.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Pages/Testimonials',
  component: TestimonialsPage,
  parameters: { route: { url: paths.testimonials } },
});

export const Loaded = meta.story({
  parameters: { responseCases: ['listTestimonials-ok'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Hear From Our Students' }),
    ).toBeVisible();
    for (const { name, message } of testimonials) {
      await expect(await canvas.findByText(`“${message}”`)).toBeInTheDocument();
      await expect(canvas.getByText(name)).toBeInTheDocument();
    }
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listTestimonials-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listTestimonials')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading testimonials...');
  },
});

export const Empty = meta.story({
  parameters: { responseCases: ['listTestimonials-ok'] },
  beforeEach: ({ msw }) => msw.use(respondWith('listTestimonials', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials yet.')).toBeVisible();
  },
});

/** Only the hero is shown; the console says why. */
export const Failed = meta.story({
  parameters: {
    expectedLogs: [/Failed to load testimonials/, /500/],
    responseCases: ['listTestimonials-500'],
  },
  beforeEach: ({ msw }) => msw.use(respondWithError('listTestimonials')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryAllByRole('figure')).toHaveLength(0);
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
    await writeCache(endpoints.listTestimonials.path, testimonials);
    msw.use(networkError('listTestimonials'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection to our server/)).toHaveTextContent(
      'Shown as of 20 Nov 2025, 12:15, Nepal time.',
    );
    for (const { name } of testimonials) await expect(canvas.getByText(name)).toBeInTheDocument();
  },
});

export const LongContent = meta.story({
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
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longTestimonial.name)).toBeInTheDocument();
    await expectNoHorizontalScroll();
  },
});
