import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CompactField } from '#src/components/forms/CompactField.tsx';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Forms/CompactField',
  component: CompactField,
  parameters: { layout: 'padded' },
});

export const Input = meta.story({
  args: {
    children: ['Day', <input key="input" type="date" defaultValue="2026-11-24" />],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-24');
  },
});

export const Select = meta.story({
  args: {
    children: [
      'Where',
      <select key="select" defaultValue="london">
        <option value="">Not decided yet</option>
        <option value="london">In London</option>
      </select>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Where' });
    await expect(field).toHaveDisplayValue('In London');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
});

/** The border and the label are red. */
export const Invalid = meta.story({
  args: {
    children: ['Years', <input key="input" defaultValue="90" aria-invalid />],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Years' });
    const { borderTopColor } = getComputedStyle(field);
    await expect(getComputedStyle(canvas.getByText('Years')).color).toBe(borderTopColor);
  },
});

export const LongLabel = meta.story({
  name: 'Very long label on a phone',
  args: { children: [longText, <input key="input" />] },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
