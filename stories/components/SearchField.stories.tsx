import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '#src/components/SearchField.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search blogs', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search blogs' });
    await userEvent.type(field, 'visa');
    await expect(field).toHaveValue('visa');
  },
});

export const Filled = meta.story({
  args: { value: 'विद्यार्थी भिसा' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('विद्यार्थी भिसा');
  },
});
