import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextSkeleton } from '#src/components/feedback/TextSkeleton.tsx';

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
export const Plain = meta.story();

Plain.test('is not read', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden="true"]')?.children).toHaveLength(6);
  await expect(canvasElement).toHaveTextContent('');
});
