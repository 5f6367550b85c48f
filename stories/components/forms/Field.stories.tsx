import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/forms/Field.tsx';
import { expectNoHorizontalScroll, mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: { label: 'Name', onChange: fn() },
  decorators: [withWidth(420)],
});

/** Its label is its accessible name. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
});

/** The label moves above the text. */
export const TypedIn = meta.story({
  name: 'Typed in',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Asmita');
    await expect(field).toHaveValue('Asmita');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(canvas.getByText('Name', { selector: 'label' })).toHaveAttribute(
      'data-shrink',
      'true',
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
  },
});

/** Only white space counts as empty: the form is not submitted, and a text below says why. */
export const Blank = meta.story({
  args: { required: true, value: '  ', helperText: 'As it should appear on the site.' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Field {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please fill in this field.');
    await userEvent.type(field, 'Asmita');
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('As it should appear on the site.');
    await userEvent.clear(field);
    await userEvent.type(field, '  ');
    await expect(field).toBeInvalid();
  },
});

/** Near its limit a field shows its length; beyond it, the form is not submitted. */
export const Limit = meta.story({
  args: { limit: 20, value: 'Asmita Gurung Tha' },
  render: Blank.input.render,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, 'pa');
    await expect(field).toHaveAccessibleDescription('19 of 20 characters.');
    await expect(field).toBeValid();
    await userEvent.type(field, ' Rai');
    await expect(field).toHaveAccessibleDescription(
      'This text is 3 characters too long. At most 20 can be saved.',
    );
    await expect(field).toBeInvalid();
  },
});

export const ReadOnly = meta.story({
  args: { value: 'Asmita', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'x');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Asmita');
  },
});

/** Screen readers read the error with the field. */
export const Wrong = meta.story({
  args: { error: true, helperText: 'A number above 0, such as 135.', defaultValue: '-3' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('A number above 0, such as 135.');
  },
});

export const SeveralLines = meta.story({
  args: { label: 'Message', rows: 6 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Namaste,{Enter}when?');
    await expect(field).toHaveValue('Namaste,\nwhen?');
  },
});

/** Grows with its text up to a limit, then scrolls. */
export const Growing = meta.story({
  args: { label: 'Content', rows: 2, maxRows: 4 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Content' });
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, '1{Enter}2{Enter}3{Enter}4');
    await expect(field.getBoundingClientRect().height).toBeCloseTo(height * 2, 0);
    await userEvent.type(field, '{Enter}5{Enter}6');
    await expect(field.getBoundingClientRect().height).toBeCloseTo(height * 2, 0);
  },
});

export const Small = meta.story({
  args: { size: 'small', defaultValue: '135' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeLessThan(48);
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { label: 'नाम', defaultValue: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'नाम' })).toHaveValue(nepaliText);
  },
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: {
    label: 'What would you like to ask us about studying in another country',
    helperText: nepaliText.repeat(3),
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = Wrong.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});

/** A form can position it with a class. */
export const WithClass = meta.story({
  args: { className: 'half' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').closest('.half')).toBeVisible();
  },
});
