import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CompactField } from '#src/components/forms/CompactField.tsx';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Forms/CompactField',
  component: CompactField,
  parameters: { layout: 'padded' },
});

/** Around a date of the browser. */
export const Input = meta.story({
  args: {
    children: [
      <label key="label" htmlFor="day">
        Day
      </label>,
      <input key="input" id="day" type="date" defaultValue="2026-11-24" />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-24');
  },
});

/** Around a choice of the browser. */
export const Select = meta.story({
  args: {
    children: [
      <label key="label" htmlFor="where">
        Where
      </label>,
      <select key="select" id="where" defaultValue="london">
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
    children: [
      <label key="label" htmlFor="years">
        Years
      </label>,
      <input key="input" id="years" defaultValue="90" aria-invalid />,
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Years' });
    const { borderTopColor } = getComputedStyle(field);
    await expect(getComputedStyle(canvas.getByText('Years')).color).toBe(borderTopColor);
  },
});

export const LongLabel = meta.story({
  name: 'Very long label on a phone',
  args: {
    children: [
      <label key="label" htmlFor="long">
        {longText}
      </label>,
      <input key="input" id="long" />,
    ],
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
