import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import TestimonialsPage from '#src/pages/Testimonials/TestimonialsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { untilShown } from '../support/play.ts';
import { pending, responded, stale } from '../support/responses.ts';

const meta = preview.meta({
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', route: { url: paths.testimonials } },
});

/** All testimonials, and a short one in the hero. */
export const Loaded = meta.story({
  play: untilShown(testimonials[0].name),
});

Loaded.test(
  'leaves out an invalid entry, which it logs, and one whose message was emptied',
  {
    parameters: { expectedLogs: [/Entry 0 of the list is left out/] },
    beforeEach: ({ msw }) => {
      const emptied = { ...longTestimonial, message: ' ' };
      msw.use(
        respondWith('listTestimonials', [{ _id: 1, invalid: true }, emptied, ...testimonials]),
      );
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(testimonials.length);
  },
);

export const Loading = meta.story({
  tags: ['picture'],
  ...pending('listTestimonials', 'Loading testimonials...'),
});

/** The hero does not promise words that are not there. */
export const Empty = meta.story({
  tags: ['picture'],
  ...responded('listTestimonials', [], 'No testimonials yet.'),
});

/** Only the hero is shown; the console says why. */
export const Failed = meta.story({
  tags: ['picture'],
  parameters: { expectedLogs: [/Failed to load testimonials/, /500/] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listTestimonials')),
  play: ({ canvas }) => waitFor(() => expect(canvas.queryByRole('status')).toBeNull()),
});

export const Offline = Failed.extend({
  tags: ['!picture'],
  beforeEach: ({ msw }) => msw.use(networkError('listTestimonials')),
});

/** The cached data with its time. */
export const StaleData = meta.story(stale('listTestimonials', testimonials));

export const LongContent = meta.story({
  tags: ['phone'],
  ...responded('listTestimonials', [longTestimonial, ...testimonials], longTestimonial.name),
});
