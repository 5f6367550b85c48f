import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { findDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    choice: {
      here: 'A last question before something is deleted for good.',
      rather: {
        'components-feedback-toast': 'To say that something was done.',
        'components-forms-editdialog': 'To change an entry.',
        'base-parts-dialog': 'For anything else that must be answered before one goes on.',
      },
    },
    isFramed: true,
  },
  args: {
    question: 'Are you sure you want to delete this blog?',
    subject: 'Papers to collect before you apply',
    onCancel: fn(),
    onConfirm: fn(),
  },
});

/** The focus is on Cancel, so Enter deletes nothing. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Are you sure you want to delete this blog?'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** 'Delete' tells the parent once. */
export const Confirmed = meta.story({
  args: { question: 'Are you sure you want to delete this testimonial?', subject: 'सुजाता पौडेल' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Are you sure you want to delete this testimonial?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The button is busy, and another press deletes nothing. */
export const Sending = meta.story({
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Are you sure you want to delete this blog?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
