import preview from '#.storybook/preview';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { longNepaliText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: StatusMessage,
  args: { children: 'Loading blogs...' },
});

/** Announced when it changes. */
export const Loading = meta.story();

export const ContentStress = meta.story({
  tags: ['picture'],
  args: { children: longNepaliText },
  globals: mobileViewport,
});
