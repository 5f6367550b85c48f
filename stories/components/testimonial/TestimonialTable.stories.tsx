import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '#mocks/fixtures.ts';
import { TestimonialTable } from '#src/components/testimonial/TestimonialTable.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: TestimonialTable,
  args: { entries: testimonials, onEdit: fn(), onDelete: fn() },
});

/** On a phone the cells of a row are stacked; for screen readers it is still a table. */
export const Several = meta.story();

/** A sample, a very long message and name, and an empty message. */
export const ContentStress = meta.story({
  name: 'Short and long',
  args: {
    entries: [
      { ...testimonials[1], _sample: true },
      {
        _id: '1',
        name: 'Maximiliana-Anastasia Featherstonehaugh-Shrestha',
        message: `${'They answered every question I had. '.repeat(60)}${'long'.repeat(60)}`,
      },
      { _id: '2', name: 'Jo', message: '' },
    ],
  },
  globals: mobileViewport,
});
