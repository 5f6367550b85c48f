import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '#src/components/forms/SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search blogs', defaultValue: '', onChange: fn() },
});

export const Empty = meta.story();
