import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CardGridSkeleton } from '#src/components/feedback/CardGridSkeleton.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

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
export const Six = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Without animation for reduced motion. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const [skeleton] = canvas.getAllByRole('listitem', { hidden: true });
    const { animationDuration } = getComputedStyle(skeleton?.firstElementChild ?? document.body);
    await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.01);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
