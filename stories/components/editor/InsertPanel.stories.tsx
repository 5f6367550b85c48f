import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { InsertPanel } from '#src/components/editor/InsertPanel.tsx';
import { Field } from '#src/components/forms/Field.tsx';

const meta = preview.meta({
  component: InsertPanel,
  args: {
    label: 'Link',
    insertLabel: 'Insert link',
    children: <Field label="Link text" />,
    onInsert: fn(),
    onCancel: fn(),
  },
});

export const Open = meta.story();
