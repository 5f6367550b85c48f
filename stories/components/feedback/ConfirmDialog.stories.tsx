import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { findDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  component: ConfirmDialog,
  parameters: { isFramed: true },
  args: {
    question: 'Are you sure you want to delete this blog?',
    subject: 'Papers to collect before you apply',
    onCancel: fn(),
    onConfirm: fn(),
  },
});

/** The focus is on Cancel, so Enter deletes nothing. */
export const Open = meta.story({
  play: async ({ args }) => void (await findDialog(args.question)),
});

Open.test(
  'is cancelled by Enter, and confirmed once by its button',
  async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
);

/** The button is busy, and another press deletes nothing. */
export const Sending = Open.extend({ args: { isSending: true } });
