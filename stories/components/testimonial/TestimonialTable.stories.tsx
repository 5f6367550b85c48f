import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '#mocks/fixtures.ts';
import { TestimonialTable } from '#src/components/testimonial/TestimonialTable.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: TestimonialTable,
  parameters: { layout: 'padded' },
  args: { testimonials, onEdit: fn(), onDelete: fn() },
});

/** On a phone the cells of a row are stacked; for screen readers it is still a table. */
export const Several = meta.story();

Several.test('edits and deletes a row', async ({ args, canvas, userEvent }) => {
  const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads).toEqual(['Name', 'Message', 'Actions']);
  const row = within(canvas.getByRole('row', { name: /Dipesh Shrestha/ }));
  const edit = row.getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveAccessibleDescription('Dipesh Shrestha');
  await userEvent.click(edit);
  await expect(args.onEdit).toHaveBeenCalledWith(testimonials[1]);
  await userEvent.click(row.getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledWith(testimonials[1]);
});

Several.test('is a table on a phone', { globals: mobileViewport }, async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(testimonials.length + 1);
});

/** A sample, a very long message and name, and an empty message. */
export const ContentStress = meta.story({
  name: 'Short and long',
  args: {
    testimonials: [
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
