import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { zoomedViewport } from '../../support/edgeCases.ts';
import { expectWholeScroll, findDialog } from '../../support/findDialog.ts';

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

Open.test('scrolls as a whole in a low window', zoomedViewport, expectWholeScroll);

Open.test('stays open while it is sent', { args: { isSending: true } }, async (context) => {
  await context.userEvent.keyboard('{Escape}');
  await expect(context.args.onCancel).not.toHaveBeenCalled();
});
