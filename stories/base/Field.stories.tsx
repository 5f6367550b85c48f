import TextField from '@mui/material/TextField';
import preview from '#.storybook/preview';
import { named } from '../support/named.ts';
import { withWidth } from '../support/withWidth.tsx';

named({ TextField });

const description = `MUI's text field as the site draws it.

In a form take [Field](?path=/docs/components-forms-field--docs), which checks the text and says what is wrong; a number is a [NumberField](?path=/docs/components-forms-numberfield--docs), a choice a [SelectField](?path=/docs/components-forms-selectfield--docs), a search a [SearchField](?path=/docs/components-forms-searchfield--docs).`;

const meta = preview.meta({
  component: TextField,
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: description } },
  },
  args: { label: 'Name' },
  argTypes: {
    label: { description: 'What to type.', control: 'text' },
    helperText: { description: 'A hint or the error, below the field.', control: 'text' },
    error: { description: 'The text has a problem.', control: 'boolean' },
    disabled: { description: 'It cannot be changed now.', control: 'boolean' },
    multiline: { description: 'Several lines.', control: 'boolean' },
  },
  decorators: [withWidth(420)],
});

export const Empty = meta.story();

export const Filled = meta.story({
  args: { defaultValue: 'Roshani Maharjan' },
});

/** The hint is read with the field. */
export const WithHint = meta.story({
  args: { helperText: 'As in your passport.' },
});

/** A sentence says what to do; the colour alone does not. */
export const WithAnError = meta.story({
  args: { label: 'E-mail', error: true, helperText: 'Please write an address with an @.' },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Roshani Maharjan' },
});

export const SeveralLines = meta.story({
  args: { label: 'Message', multiline: true, minRows: 3 },
});
