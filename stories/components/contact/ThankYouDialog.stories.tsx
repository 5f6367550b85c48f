import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ThankYouDialog } from '#src/components/contact/ThankYouDialog.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';
import { findDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  title: 'Components/Contact/ThankYouDialog',
  component: ThankYouDialog,
  parameters: { isFramed: true },
  args: { onClose: fn() },
});

/** It says what happens next, and receives the focus. */
export const Open = meta.story({
  play: async () => {
    const dialog = await findDialog('Thank You!');
    await expect(dialog).toHaveTextContent('reply by e-mail');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** 'Close' tells the parent once. */
export const ClosedByTheButton = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Thank You!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Escape and a phone's back gesture close it. */
export const ClosedByTheBrowser = meta.story({
  play: async ({ args }) => {
    const dialog = await findDialog('Thank You!');
    if (dialog instanceof HTMLDialogElement) dialog.requestClose();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** A click on the backdrop closes it. */
export const ClosedByTheBackdrop = meta.story({
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await findDialog('Thank You!');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async () => {
    await findDialog('Thank You!');
    await expectNoHorizontalScroll();
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: async () => {
    await findDialog('Thank You!');
  },
});
