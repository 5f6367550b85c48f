import Button from '@mui/material/Button';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DeleteIcon } from '#src/components/ui/icons.tsx';
import { oneOf, partOfMui } from '../support/argTypes.ts';

const description = `MUI's button as the site draws it.

One main action on a screen (\`contained\`), a secondary one beside it (\`outlined\`), and quiet ones in lists (\`text\`). A button that waits for a response is a [LoadingButton](?path=/docs/components-ui-loadingbutton--docs); what leads to another page is a [link](?path=/docs/base-parts-link--docs).`;

const meta = preview.meta({
  component: Button,
  parameters: partOfMui({ Button }, description),
  args: { children: 'Send message', variant: 'contained', onClick: fn() },
  argTypes: {
    children: { description: 'What a press does, as a verb.', control: 'text' },
    variant: oneOf(['contained', 'outlined', 'text']),
    size: oneOf(['small', 'medium', 'large']),
    color: oneOf(['primary', 'error']),
    disabled: { description: 'It cannot be pressed now.', control: 'boolean' },
  },
});

export const Main = meta.story();

/** Beside the main action. */
export const Secondary = meta.story({
  args: { children: 'Cancel', variant: 'outlined' },
});

/** In rows with several actions. */
export const Quiet = meta.story({
  args: { children: 'Edit', variant: 'text' },
});

/** With a bin in lists; `contained`, without the bin, in the dialog that asks. */
export const Destructive = meta.story({
  args: { children: 'Delete', variant: 'text', color: 'error', startIcon: <DeleteIcon /> },
});

/** Readable in both schemes. */
export const Disabled = meta.story({
  args: { disabled: true },
});

/** The ring around it is the same for everything that can have the focus. */
export const Focused = meta.story({ play: ({ userEvent }) => userEvent.tab() });
