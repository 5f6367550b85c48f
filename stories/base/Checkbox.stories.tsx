import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import preview from '#.storybook/preview';
import { named } from '../support/named.ts';

named({ Checkbox, FormControlLabel });

const description = `MUI's checkbox with its label as the site draws it.

For a choice of several, at once or when the form is sent. A list to tick off has the [TickBox](?path=/docs/components-ui-tickbox--docs), which keeps its ticks.`;

const meta = preview.meta({
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

/** The label ticks it as well. */
export const Empty = meta.story();

export const Ticked = meta.story({
  args: { defaultChecked: true },
});

export const Disabled = meta.story({
  args: { disabled: true },
});
