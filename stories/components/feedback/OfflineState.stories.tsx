import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfflineState } from '#src/components/feedback/OfflineState.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';

const meta = preview.meta({
  title: 'Components/Feedback/OfflineState',
  component: OfflineState,
  args: {
    onRetry: fn(),
    phone: { display: '+977 1-000 0100', tel: '+97710000100' },
    cachedPages: [
      { label: 'Home', href: '/' },
      { label: 'Ireland', href: '/studyin/ireland' },
      { label: 'IELTS', href: '/testpreparation/ielts' },
    ],
  },
});

/** What is missing, how to go on, and the pages that are available offline. */
export const WithCachedPages = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Call ${args.phone.display}` })).toHaveAttribute(
      'href',
      `tel:${args.phone.tel}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const kept = canvas.getByRole('navigation', { name: 'Pages on your device' });
    await expect(within(kept).getAllByRole('link')).toHaveLength(args.cachedPages.length);
    blurAndScrollToTop();
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/studyin/ireland'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ireland' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/studyin/ireland');
  },
});

/** Without pages on the device, 'Try again' is all there is. */
export const NoCachedPages = meta.story({
  args: { cachedPages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: NoCachedPages.input.play,
  args: { cachedPages: [] },
});
