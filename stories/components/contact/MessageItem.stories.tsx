import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inboxMessages, longMessage } from '#mocks/serverFixtures.ts';
import { MessageItem } from '#src/components/contact/MessageItem.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const [, failed, sent] = inboxMessages;

const meta = preview.meta({
  component: MessageItem,
  args: {
    message: { ...failed, mail: null },
    ...{ isMine: false, isSaving: false },
    ...{ onStatus: fn(), onTake: fn(), onDelete: fn() },
  },
  decorators: [withWidth(720)],
});

/** Nobody has read it: the buttons mark it as read or as done. */
export const New = meta.story();

New.test('can be marked as answered, and replied to', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }));
  await expect(args.onStatus).toHaveBeenCalledWith('done');
  await expect(canvas.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^mailto:asmita@student\.example\?subject=Re%3A%20Costs%20of.*&body=.*%0D%0A%3E%20Namaste/,
    ),
  );
});

New.test(
  'offers no chat by landline',
  { args: { message: { ...failed, name: failed.email, phone: '01-4412345' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  },
);

/** It was mailed to the office. The reader takes care of it, a colleague has noted something. */
export const Read = meta.story({ tags: ['picture'], args: { message: sent, isMine: true } });

Read.test('can be given back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Give it back' }));
  await expect(args.onTake).toHaveBeenCalledWith(false);
});

/** A colleague takes care of it, and should have come back to it. */
export const TakenByAnother = meta.story({
  args: { message: { ...failed, takenBy: 'bimala', followUpOn: '2026-11-20' } },
});

TakenByAnother.test('can be taken over', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('bimala takes care of it.')).toBeVisible();
  await expect(canvas.getByText('Follow up now: it was for 20 November 2026.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Take it over' }));
  await expect(args.onTake).toHaveBeenCalledWith(true);
});

TakenByAnother.test(
  'says of an answered one who took care of it',
  { args: { message: { ...failed, takenBy: 'bimala', status: 'done' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^bimala took care of it\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take it over' })).toBeNull();
  },
);

/** It looks like advertising, and says why. */
export const Advertising = meta.story({
  args: { message: { ...failed, signs: ['many-links', 'same-text'] } },
});

/** The mail server has refused the mail once, and gets it again. */
export const TriedAgain = meta.story({
  args: { message: { ...failed, mail: { state: 'waiting', error: '452 Mailbox full' } } },
});

/** The buttons that change the status ignore clicks and keep the focus. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('ignores clicks', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Mark as read' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await expect(args.onStatus).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'I will answer' }));
  await expect(args.onTake).not.toHaveBeenCalled();
});

/** Of a long message the beginning is shown first. */
export const LongContent = meta.story({
  tags: ['picture'],
  args: { message: { ...longMessage, message: `${longMessage.message} Best wishes` } },
  globals: mobileViewport,
});

LongContent.test('has no link for a number in a sentence, and shows all', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.queryByText(/Best wishes$/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(canvas.getByText(/Best wishes$/)).toBeVisible();
});
