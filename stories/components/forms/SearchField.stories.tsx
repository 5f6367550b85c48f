import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '#src/components/forms/SearchField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: { layout: 'padded' },
  args: { label: 'Search blogs', defaultValue: '', onChange: fn() },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search blogs' })).toHaveValue('');
  },
});

/** The parent hears each change of the text. */
export const TypedIn = meta.story({
  name: 'Typed in',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search blogs' });
    await userEvent.type(field, 'visa');
    await expect(field).toHaveValue('visa');
    await expect(args.onChange).toHaveBeenLastCalledWith('visa');
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'विद्यार्थी भिसा' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('विद्यार्थी भिसा');
  },
});
