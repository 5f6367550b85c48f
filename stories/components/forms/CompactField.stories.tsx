import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CompactField } from '#src/components/forms/CompactField.tsx';
import { named } from '../../../.storybook/jsxName.ts';
import { childrenArgType } from '../../support/argTypes.ts';

named({ CompactField });

/** The page takes it from here: react-docgen does not read styled elements. */
const description = [
  'A `label` above its control of the browser, `input` or `select`.',
  'Between other text; use Field in a form that is sent.',
].join('\n\n');

const meta = preview.meta({
  component: CompactField,
  parameters: { docs: { description: { component: description } } },
  argTypes: childrenArgType('The label and its control.'),
});

const withLabel = (label: string, field: ReactElement) => ({
  children: [
    <label key="label" htmlFor="field">
      {label}
    </label>,
    field,
  ],
});

/** Around a date of the browser. */
export const Input = meta.story({
  args: withLabel('Day', <input key="input" id="field" type="date" defaultValue="2026-11-24" />),
});

/** The border and the label are red. */
export const Invalid = meta.story({
  args: withLabel('Years', <input key="input" id="field" defaultValue="90" aria-invalid />),
});

Invalid.test('has a label like its border', async ({ canvas }) => {
  const { borderTopColor } = getComputedStyle(canvas.getByRole('textbox', { name: 'Years' }));
  await expect(getComputedStyle(canvas.getByText('Years')).color).toBe(borderTopColor);
});
