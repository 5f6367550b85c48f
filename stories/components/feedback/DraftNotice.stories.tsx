import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/DraftNotice',
  component: DraftNotice,
  parameters: { layout: 'padded' },
  args: { discardLabel: 'Clear the form', onDiscard: fn() },
});

/** The form shows what was typed at an earlier visit; a button clears it. */
export const Restored = meta.story({
  args: { status: 'restored' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is not saved yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    blurAndScrollToTop();
  },
});

/** What is said about a form that is sent and not saved. */
export const OtherWords = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { status: 'restored', restored: 'It has not been sent.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It has not been sent.');
  },
});

/** The saved text has changed since the draft was written: the reader chooses one of them. */
export const Stale = meta.story({
  args: { status: 'stale', discardLabel: 'Use the saved text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('the saved text has changed since');
  },
});

/** A form without a draft shows no notice. */
export const Clean = meta.story({
  tags: ['picture'],
  args: { status: 'clean' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** Without room beside the text, the button is below it, in one line. */
export const Narrow = meta.story({
  args: { status: 'restored', discardLabel: 'Use the saved text' },
  decorators: [withWidth(250)],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Use the saved text' });
    await expect(button.offsetHeight).toBeLessThan(40);
    const text = canvas.getByText(/We kept what you typed/);
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      text.getBoundingClientRect().bottom - 1,
    );
  },
});
