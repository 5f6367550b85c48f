import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const description = `MUI's checkbox with its label as the site draws it.

For a choice of several, at once or when the form is sent. A list to tick off has the [TickBox](?path=/docs/components-ui-tickbox--docs), which keeps its ticks.`;

const meta = preview.meta({
  title: 'Base parts/Checkbox',
  component: Checkbox,
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: description } },
  },
  argTypes: {
    defaultChecked: { description: 'Ticked from the beginning.', control: 'boolean' },
    disabled: { description: 'It cannot be changed now.', control: 'boolean' },
  },
  render: (args) => (
    <FormControlLabel control={<Checkbox {...args} />} label="Keep this message here" />
  ),
});

/** The label ticks it, too. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep this message here' });
    await userEvent.click(canvas.getByText('Keep this message here'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
});

export const Ticked = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
});
