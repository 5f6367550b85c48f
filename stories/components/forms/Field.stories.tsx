import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/forms/Field.tsx';
import { mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: Field,
  args: { label: 'Name', onChange: fn() },
  decorators: [withWidth(420)],
});

function Controlled(args: ComponentProps<typeof Field>) {
  const [value, setValue] = useState(args.value);
  return <Field {...args} value={value} onChange={setValue} />;
}

/** Its label is its accessible name. */
export const Empty = meta.story();

Empty.test('tells each change', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Asmita');
  await expect(field).toHaveValue('Asmita');
  await expect(args.onChange).toHaveBeenCalledTimes(6);
});

/** Only white space counts as empty: the form is not submitted, and a text below says why. */
export const Blank = meta.story({
  args: { required: true, value: '  ', helperText: 'As it should appear on the site.' },
  render: Controlled,
});

Blank.test('is wrong until something is typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Please fill in this field.');
  await userEvent.type(field, 'Asmita');
  await expect(field).toBeValid();
  await expect(field).toHaveAccessibleDescription('As it should appear on the site.');
  await userEvent.clear(field);
  await userEvent.type(field, '  ');
  await expect(field).toBeInvalid();
});

/** Near its limit a field shows its length; beyond it, the form is not submitted. */
export const Limit = meta.story({
  args: { limit: 20, value: 'Asmita Gurung Thapa' },
  render: Controlled,
});

Limit.test('counts near the limit, and is wrong beyond it', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveAccessibleDescription('19 of 20 characters.');
  await expect(field).toBeValid();
  await userEvent.type(field, ' Rai');
  await expect(field).toHaveAccessibleDescription(
    'This text is 3 characters too long. At most 20 can be saved.',
  );
  await expect(field).toBeInvalid();
  await userEvent.clear(field);
  await expect(field).not.toHaveAccessibleDescription();
});

/** Screen readers read the error with the field. */
export const Wrong = meta.story({
  tags: ['dark'],
  args: { error: true, helperText: 'A number above 0, such as 135.', defaultValue: '-3' },
});

/** Grows with its text up to a limit, then scrolls. */
export const Growing = meta.story({
  args: { label: 'Content', rows: 2, maxRows: 4 },
});

Growing.test('grows up to a limit', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Content' });
  const { height } = field.getBoundingClientRect();
  await userEvent.type(field, '1{Enter}2{Enter}3{Enter}4');
  await expect(field.getBoundingClientRect().height).toBeCloseTo(height * 2, 0);
  await userEvent.type(field, '{Enter}5{Enter}6');
  await expect(field.getBoundingClientRect().height).toBeCloseTo(height * 2, 0);
});

export const ContentStress = meta.story({
  tags: ['picture'],
  args: {
    label: 'What would you like to ask us about studying in another country',
    helperText: nepaliText.repeat(3),
    defaultValue: nepaliText,
    rows: 6,
  },
  globals: mobileViewport,
});
