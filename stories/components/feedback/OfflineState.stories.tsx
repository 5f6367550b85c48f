import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfflineState } from '#src/components/feedback/OfflineState.tsx';
import { phone } from '../../support/office.ts';

const meta = preview.meta({
  title: 'Components/Feedback/OfflineState',
  component: OfflineState,
  args: {
    onRetry: fn(),
    phone,
    cachedPages: [
      { label: 'Home', href: '/' },
      { label: 'Ireland', href: '/studyin/ireland' },
      { label: 'IELTS', href: '/testpreparation/ielts' },
    ],
  },
});

/** What is missing, how to go on, and the pages that are available offline. */
export const WithCachedPages = meta.story({ tags: ['phone'] });

WithCachedPages.test('offers another try and the phone', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: `Call ${args.phone.display}` })).toHaveAttribute(
    'href',
    `tel:${args.phone.tel}`,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  const kept = canvas.getByRole('navigation', { name: 'Pages on your device' });
  await expect(within(kept).getAllByRole('link')).toHaveLength(args.cachedPages.length);
});

/** Without pages on the device, 'Try again' is all there is. */
export const NoCachedPages = meta.story({ tags: ['dark'], args: { cachedPages: [] } });

NoCachedPages.test('has no list', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
