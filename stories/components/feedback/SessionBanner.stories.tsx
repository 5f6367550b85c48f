import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SessionBanner } from '#src/components/feedback/SessionBanner.tsx';
import { longText } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: SessionBanner,
  parameters: { isFramed: true },
  args: { secondsLeft: 58, onStay: fn() },
  render: (args) => (
    <>
      <p style={{ padding: 24 }}>{longText}</p>
      <SessionBanner {...args} />
    </>
  ),
});

/** The alert has a constant text, so that screen readers hear it once. The timer is silent. */
export const LastMinute = meta.story({ tags: ['phone'] });

LastMinute.test('is heard once, and can be answered', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    /^You will be logged out in less than a minute\.$/,
  );
  await expect(canvas.getByRole('timer')).toHaveTextContent('58 seconds left');
  await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live');
  await expect(document.body).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onStay).toHaveBeenCalledOnce();
});

LastMinute.test('ends with a singular', { args: { secondsLeft: 1 } }, async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent(/^1 second left$/);
});

/** It stays for a moment, so that a click on the button does not hit what is below. */
export const Extended = meta.story({ args: { secondsLeft: null } });

Extended.test('has nothing to press', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('You are still signed in.');
  await expect(canvas.queryByRole('button')).toBeNull();
});
