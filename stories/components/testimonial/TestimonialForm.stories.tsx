import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialForm } from '#src/components/testimonial/TestimonialForm.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';

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

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Message' }).tagName).toBe('TEXTAREA');
  },
});

/** The browser focuses the first empty field and says that it is required. */
export const SubmittedEmpty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Filled = meta.story({
  args: { values: { name: 'Anisha Tamang', message: 'They told me what a year costs.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    blurAndScrollToTop();
  },
});

/** Only spaces count as empty: the field shows an error and the form is not sent. */
export const OnlySpaces = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anisha Tamang');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Good advice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The message has the focus; the next stop is the button. */
export const Failed = meta.story({
  args: {
    values: { name: 'Anisha Tamang', message: 'Good advice.' },
    problem: 'Not saved. Your text is still here: please try again.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Testimonial' })).toHaveFocus();
  },
});

/** The fields cannot be changed, and another press sends nothing. */
export const Sending = meta.story({
  args: { values: { name: 'Anisha Tamang', message: 'Good advice.' }, isSending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly');
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Testimonial' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
