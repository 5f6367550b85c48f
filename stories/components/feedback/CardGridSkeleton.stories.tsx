import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CardGridSkeleton } from '#src/components/feedback/CardGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/CardGridSkeleton',
  component: CardGridSkeleton,
  parameters: {
    choice: {
      here: 'The place of cards while they are loaded.',
      rather: {
        'components-feedback-textskeleton': 'For a title and a text.',
        'components-feedback-loadingstate':
          'For all of it at once: placeholder, message, and other ways without JavaScript.',
      },
    },
    layout: 'padded',
  },
});

/** Six cards, hidden from screen readers. */
export const Six = meta.story({ tags: ['phone'] });

Six.test('is not read', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  await expect(canvas.queryByRole('list')).toBeNull();
});
