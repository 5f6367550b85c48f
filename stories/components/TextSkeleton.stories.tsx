import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextSkeleton } from '#src/components/TextSkeleton.tsx';
import { expectNoSidewaysScroll, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/TextSkeleton',
  component: TextSkeleton,
  parameters: { layout: 'padded' },
});

/** A title and five lines, hidden from screen readers: the loading words speak for it. */
export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(skeleton?.children).toHaveLength(6);
    await expect(canvasElement).toHaveTextContent('');
  },
});

export const OnPhone = meta.story({ globals: onPhone, play: expectNoSidewaysScroll });
