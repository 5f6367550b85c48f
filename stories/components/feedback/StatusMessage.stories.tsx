import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { longNepaliText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Feedback/StatusMessage',
  component: StatusMessage,
  parameters: {
    choice: {
      here: 'One line while a list is loaded, or when it is empty.',
      rather: {
        'components-feedback-loadingstate': 'For the main content of a public page.',
        'components-feedback-loaderroralert': 'When the list could not be loaded.',
      },
    },
    layout: 'padded',
  },
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
