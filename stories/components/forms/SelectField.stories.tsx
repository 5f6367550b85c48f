import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SelectField } from '#src/components/forms/SelectField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Kind',
    value: '',
    options: [
      { value: '', label: 'Everything' },
      { value: 'blogs', label: 'Blogs' },
    ],
    onChange: fn(),
  },
});

export const NothingChosen = meta.story({
  name: 'Nothing chosen',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind' });
    await expect(field).toHaveDisplayValue('Everything');
    await userEvent.selectOptions(field, 'Blogs');
    await expect(args.onChange).toHaveBeenCalledWith('blogs');
  },
});

export const Chosen = meta.story({
  args: { value: 'blogs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Blogs');
  },
});
