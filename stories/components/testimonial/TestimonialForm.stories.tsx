import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialForm } from '#src/components/testimonial/TestimonialForm.tsx';
import { withValues } from '../../support/withValues.tsx';

const meta = preview.meta({
  component: TestimonialForm,
  args: { values: { name: '', message: '' }, onChange: fn(), onSubmit: fn() },
  render: withValues(TestimonialForm),
});

/** Nothing is sent of an empty form: the browser focuses the first empty field. */
export const Empty = meta.story({ tags: ['phone'] });

Empty.test('is not sent', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'Message' }).tagName).toBe('TEXTAREA');
  for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeRequired();
  await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
