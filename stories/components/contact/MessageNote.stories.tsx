import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MAX_NOTE_LENGTH } from '#contracts/inbox.ts';
import { MessageNote } from '#src/components/contact/MessageNote.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';
import { withValues } from '../../support/withValues.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: MessageNote,
  args: {
    values: { note: '', followUpOn: '' },
    ...{ isSending: false, problem: null, isOpen: true, onChange: fn(), onSubmit: fn() },
  },
  decorators: [withWidth(720)],
  render: withValues(MessageNote),
});

/** Nobody has noted anything. */
export const Empty = meta.story();

/** Closed, as below a message that nobody writes about. */
export const Closed = meta.story({ args: { isOpen: false } });

/** A colleague has changed the note since this one was begun. */
export const StaleDraft = meta.story({
  args: {
    values: { note: 'She comes on Sunday', followUpOn: '2026-12-03' },
    notice: <DraftNotice status="stale" discardLabel="Use the saved text" onDiscard={fn()} />,
  },
});

export const Failed = meta.story({ args: { problem: 'Not saved. Please try again.' } });

/** While it is saved, Enter and the button do nothing. */
export const Sending = meta.story({ args: { isSending: true } });

Sending.test('ignores a second press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** A note that is too long says by how much, and is not sent. */
export const TooLong = meta.story({
  args: { values: { note: 'नोट '.repeat(MAX_NOTE_LENGTH / 4 + 5), followUpOn: '' } },
  globals: mobileViewport,
});
