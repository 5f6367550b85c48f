import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { oneOf, partOfMui } from '../support/argTypes.ts';
import { untilDialog } from '../support/findDialog.ts';

const description = `MUI's dialog as the site draws it.

Before something is deleted, take [ConfirmDialog](?path=/docs/components-feedback-confirmdialog--docs); with a form, [EditDialog](?path=/docs/components-forms-editdialog--docs). What one must read but not answer is no dialog.

**Keyboard:** \`Tab\` stays in it, \`Escape\` closes it, and the focus returns to what opened it.`;

const meta = preview.meta({
  component: Dialog,
  parameters: {
    isFramed: true,
    ...partOfMui({ Button, Dialog, DialogActions, DialogContent, DialogTitle }, description),
  },
  args: {
    open: true,
    maxWidth: 'xs' as const,
    children: 'What you have typed is kept in this browser.',
    onClose: fn(),
  },
  argTypes: {
    children: { description: 'What happens, in one sentence.', control: 'text' },
    open: { description: 'Whether it is shown.', control: 'boolean' },
    maxWidth: oneOf(['xs', 'sm', 'md']),
  },
  render: (args) => (
    <Dialog {...args} aria-labelledby="dialog-title">
      <DialogTitle id="dialog-title">Leave this page?</DialogTitle>
      <DialogContent>{args.children}</DialogContent>
      <DialogActions>
        <Button variant="outlined">Stay</Button>
        <Button variant="contained">Leave</Button>
      </DialogActions>
    </Dialog>
  ),
});

/** Its title is its name. */
export const Open = meta.story({
  play: untilDialog('Leave this page?'),
});

/** With room for a table or a picture. */
export const Wide = Open.extend({ args: { maxWidth: 'md' as const, fullWidth: true } });
