import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ThankYouDialog } from '#src/components/contact/ThankYouDialog.tsx';
import { untilDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  component: ThankYouDialog,
  parameters: { isFramed: true },
  args: { onClose: fn() },
});

/** It says what happens next, and receives the focus. */
export const Open = meta.story({
  tags: ['dark', 'phone'],
  play: untilDialog('Thank You!'),
});

Open.test('is closed by its button, which has the focus', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toHaveTextContent('answer by e-mail, or by phone');
  const button = within(dialog).getByRole('button', { name: 'Close' });
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});

Open.test('is closed by a click on the backdrop', async ({ args, userEvent }) => {
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});
