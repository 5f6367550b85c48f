import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditTestimonialDialog } from '#src/components/testimonial/EditTestimonialDialog.tsx';
import { editDialogArgTypes } from '../../support/argTypes.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import { untilDialog } from '../../support/findDialog.ts';
import { withValues } from '../../support/withValues.tsx';

const meta = preview.meta({
  component: EditTestimonialDialog,
  parameters: { isFramed: true },
  argTypes: editDialogArgTypes,
  args: {
    name: 'Anisha Tamang',
    values: { message: 'They told me what the first year really costs.' },
    onChange: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
  render: withValues(EditTestimonialDialog),
});

export const Open = meta.story({
  play: untilDialog('Edit Testimonial'),
});

Open.test('keeps the name, and saves an empty message', async ({ args, userEvent }) => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anisha Tamang');
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveFocus();
  await userEvent.clear(message);
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

export const LongMessage = Open.extend({
  tags: ['picture'],
  args: {
    values: {
      message: 'They answered every question I had, and some that I did not. '.repeat(60),
    },
  },
  globals: mobileViewport,
});
