import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: DraftNotice,
  args: { discardLabel: 'Clear the form', onDiscard: fn() },
});

/** The form shows what was typed at an earlier visit; a button clears it. */
export const Restored = meta.story({ args: { status: 'restored' } });

Restored.test('is nothing without a draft', { args: { status: 'clean' } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).toBeNull();
});

/** About a form that is sent. Without room, the button is below the text. */
export const Narrow = meta.story({
  args: {
    status: 'restored',
    restored: 'It has not been sent.',
    discardLabel: 'Use the saved text',
  },
  decorators: [withWidth(250)],
});
