import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextSkeleton } from '#src/components/feedback/TextSkeleton.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Feedback/TextSkeleton',
  component: TextSkeleton,
  parameters: {
    choice: {
      here: 'The place of a title and a text while they are loaded.',
      rather: {
        'components-feedback-cardgridskeleton': 'For cards.',
        'components-feedback-loadingstate':
          'For all of it at once: placeholder, message, and other ways without JavaScript.',
      },
    },
    layout: 'padded',
  },
});

/** A title and five lines, hidden from screen readers, which read the loading text instead. */
export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(skeleton?.children).toHaveLength(6);
    await expect(canvasElement).toHaveTextContent('');
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
