import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialForm } from '#src/components/testimonial/TestimonialForm.tsx';

const values = { name: 'Anisha Tamang', message: 'Good advice.' };

const meta = preview.meta({
  title: 'Components/Testimonial/TestimonialForm',
  component: TestimonialForm,
  parameters: { layout: 'padded' },
  args: { values: { name: '', message: '' }, onChange: fn(), onSubmit: fn() },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <TestimonialForm
        {...args}
        values={values}
        onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
      />
    );
  },
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

/** Only spaces count as empty: the field shows an error and the form is not sent. */
export const OnlySpaces = meta.story({
  args: { values: { name: 'Anisha Tamang', message: '   ' } },
});

OnlySpaces.test('is sent when a text is typed', async ({ args, canvas, userEvent }) => {
  const message = canvas.getByRole('textbox', { name: 'Message' });
  await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
  await expect(message).toHaveAccessibleDescription('Please fill in this field.');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(message, 'Good advice.');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** The message has the focus; the next stop is the button. */
export const Failed = meta.story({
  args: { values, problem: 'Not saved. Your text is still here: please try again.' },
});

/** The fields cannot be changed, and another press sends nothing. */
export const Sending = meta.story({ args: { values, isSending: true } });
