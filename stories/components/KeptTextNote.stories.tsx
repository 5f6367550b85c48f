import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { KeptTextNote } from '#src/components/KeptTextNote.tsx';

const meta = preview.meta({
  title: 'Components/KeptTextNote',
  component: KeptTextNote,
  args: { discardLabel: 'Clear the form', onDiscard: fn() },
});

export const Kept = meta.story({
  args: { origin: 'kept' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is not saved yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const Outdated = meta.story({
  args: { origin: 'outdated', discardLabel: 'Use the saved text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('the saved text has changed since');
  },
});

/** A fresh form needs no note. */
export const Fresh = meta.story({
  args: { origin: 'fresh' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
