import TextField from '@mui/material/TextField';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditDialog } from '#src/components/forms/EditDialog.tsx';
import { findDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  title: 'Components/Forms/EditDialog',
  component: EditDialog,
  parameters: { isFramed: true },
  args: {
    title: 'Edit something',
    submitLabel: 'Update',
    children: <TextField label="Text" defaultValue="The current text." />,
    onCancel: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
});

/** Enter in a field saves; a click on the backdrop closes the dialog. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Edit something');
    await userEvent.type(screen.getByLabelText('Text'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const beside = dialog.parentElement;
    if (beside) await userEvent.click(beside);
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** The problem is in the dialog and takes the focus. */
export const WithProblem = meta.story({
  args: { problem: 'Someone else has deleted this.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  },
});

/** Nothing is sent twice. */
export const Sending = meta.story({
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    await findDialog('Edit something');
    const button = screen.getByRole('button', { name: 'Update' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A note above the fields. */
export const WithNote = meta.story({
  args: { note: <p>We kept what you typed.</p> },
  play: async () => {
    const note = await screen.findByText('We kept what you typed.');
    await waitFor(() => expect(note).toBeVisible());
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(
      screen.getByLabelText('Text').getBoundingClientRect().top,
    );
  },
});

/** 'Cancel' tells the parent, and nobody is asked whether to leave. */
export const Cancelled = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});
