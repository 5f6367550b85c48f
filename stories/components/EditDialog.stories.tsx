import TextField from '@mui/material/TextField';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditDialog } from '#src/components/EditDialog.tsx';

const meta = preview.meta({
  title: 'Components/EditDialog',
  component: EditDialog,
  args: {
    title: 'Edit something',
    submitLabel: 'Update',
    children: <TextField label="Text" defaultValue="What stands there now." />,
    onCancel: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
});

/** Enter in a field saves; a click beside the dialog leaves it. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit something' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByLabelText('Text'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const beside = dialog.parentElement;
    if (beside) await userEvent.click(beside);
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const WithProblem = meta.story({
  args: { problem: 'Someone else has deleted this.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else');
  },
});
