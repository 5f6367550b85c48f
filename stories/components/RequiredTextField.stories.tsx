import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormSheet } from '#src/components/FormSheet.tsx';
import { RequiredTextField } from '#src/components/RequiredTextField.tsx';

const meta = preview.meta({
  title: 'Components/RequiredTextField',
  component: RequiredTextField,
  args: { label: 'Title', value: '', onChange: fn(), helperText: 'As it is to stand on the site.' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FormSheet>
        <RequiredTextField {...args} value={value} onChange={setValue} />
      </FormSheet>
    );
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title');
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('As it is to stand on the site.');
  },
});

export const OnlySpaces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Title');
    await userEvent.type(field, '  ');
    await expect(field).toHaveAccessibleDescription('Title cannot be only spaces.');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Visas');
    await expect(field).toBeValid();
  },
});

export const ReadOnly = meta.story({
  args: { value: 'Visas', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'x');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Visas');
  },
});
