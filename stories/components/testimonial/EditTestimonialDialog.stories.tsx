import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditTestimonialDialog } from '#src/components/testimonial/EditTestimonialDialog.tsx';
import { editDialogArgTypes } from '../../support/argTypes.ts';
import { findDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  title: 'Components/Testimonial/EditTestimonialDialog',
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
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <EditTestimonialDialog
        {...args}
        values={values}
        onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
      />
    );
  },
});

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit Testimonial'));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anisha Tamang');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** The message may be empty. */
export const EmptyMessage = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit Testimonial'));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Message' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const LongMessage = meta.story({
  tags: ['picture'],
  args: {
    values: {
      message: 'They answered every question I had, and some that I did not. '.repeat(60),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = within(await findDialog('Edit Testimonial'));
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeVisible();
  },
});

/** The button is busy, and another press sends nothing. */
export const Sending = meta.story({
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit Testimonial'));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
