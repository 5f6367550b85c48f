import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { longNepaliText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: StatusMessage,
  parameters: { layout: 'padded' },
  args: { children: 'Loading blogs...' },
});

/** Announced when it changes. */
export const Loading = meta.story();

Loading.test('is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading blogs...');
});

export const Empty = meta.story({ args: { children: 'No blogs available.' } });

export const ContentStress = meta.story({
  name: 'Long and Nepali',
  tags: ['picture'],
  args: { children: longNepaliText },
  globals: mobileViewport,
});
