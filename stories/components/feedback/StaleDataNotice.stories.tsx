import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { goOnline } from '../../support/network.ts';

const meta = preview.meta({
  component: StaleDataNotice,
  args: { asOf: new Date('2026-11-25T08:20:00Z'), isServerError: false, onRetry: fn() },
});

/** The time is in Kathmandu's time zone, independent of the visitor's. */
export const Yesterday = meta.story({ tags: ['dark', 'phone'] });

Yesterday.test('tries again by its button and by itself', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  goOnline();
  await expect(args.onRetry).toHaveBeenCalledTimes(2);
});

/** The server has responded, but with an error. */
export const ServerError = meta.story({ args: { isServerError: true } });

ServerError.test('names the server', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Our server has a problem just now. Shown as of 25 Nov 2026, 14:05, Nepal time.',
  );
});
