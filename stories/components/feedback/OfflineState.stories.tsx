import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfflineState } from '#src/components/feedback/OfflineState.tsx';
import { phone } from '../../support/office.ts';

const meta = preview.meta({
  component: OfflineState,
  parameters: { layout: 'fullscreen' },
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

/** The missing page, how to go on, and the pages that are available offline. */
export const WithCachedPages = meta.story({ tags: ['phone'] });

/** Without pages on the device, 'Try again' is all there is. */
export const NoCachedPages = meta.story({ tags: ['dark'], args: { cachedPages: [] } });
