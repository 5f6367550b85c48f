import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '#mocks/fixtures.ts';
import { TestimonialTable } from '#src/components/testimonial/TestimonialTable.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';

const meta = preview.meta({
  title: 'Components/Testimonial/TestimonialTable',
  component: TestimonialTable,
  parameters: { layout: 'padded' },
  args: { testimonials, onEdit: fn(), onDelete: fn() },
});

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Message', 'Actions']);
    const row = within(canvas.getByRole('row', { name: /Dipesh Shrestha/ }));
    const edit = row.getByRole('button', { name: 'Edit' });
    await expect(edit).toHaveAccessibleDescription('Dipesh Shrestha');
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith(testimonials[1]);
    await userEvent.click(row.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(testimonials[1]);
    blurAndScrollToTop();
  },
});

export const Samples = meta.story({
  args: { testimonials: [testimonials[0], { ...testimonials[1], _sample: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Dipesh Shrestha Sample' })).toBeVisible();
    await expect(canvas.getAllByText('Sample')).toHaveLength(1);
  },
});

/** The cells of a row are stacked; for screen readers it is still a table. */
export const Mobile = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(testimonials.length + 1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    const row = within(canvas.getByRole('row', { name: /Dipesh Shrestha/ }));
    const left = (element?: Element) => element?.getBoundingClientRect().left;
    const [message, actions] = row.getAllByRole('cell');
    await expect([message, actions].map(left)).toEqual(
      Array(2).fill(left(row.getByRole('rowheader'))),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongMessage = meta.story({
  args: {
    testimonials: [
      {
        _id: '1',
        name: 'Maximiliana-Anastasia Featherstonehaugh-Shrestha',
        message: `${'They answered every question I had. '.repeat(60)}${'long'.repeat(60)}`,
      },
      { _id: '2', name: 'Jo', message: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
