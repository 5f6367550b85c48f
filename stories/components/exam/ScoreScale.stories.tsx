import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScoreScale } from '#src/components/exam/ScoreScale.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: ScoreScale,
  args: { scale: { label: 'Band', min: 0, max: 9, tick: 1 } },
});

const ticksIn = (element: HTMLElement) => [
  ...element.querySelectorAll('[aria-hidden="true"] span'),
];

/** The text says what the drawing shows; the drawing is hidden from screen readers. */
export const Band = meta.story({ tags: ['dark'] });

/** A scale up to 1600 has a tick at every 200. */
export const Large = meta.story({
  args: { scale: { label: 'Total', min: 400, max: 1600, tick: 200 } },
  decorators: [withWidth(720)],
});

Large.test('has room on a phone', { globals: mobileViewport }, async ({ canvasElement }) => {
  const boxes = ticksIn(canvasElement).map((tick) => tick.getBoundingClientRect());
  await expect(boxes).toHaveLength(7);
  for (const [place, { left }] of boxes.entries()) {
    await expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
  }
});

/** The ends of the line are the ends of the scale, even if it does not start at zero. */
export const StartsLate = meta.story({
  args: { scale: { label: 'Verbal', min: 130, max: 170, tick: 10 } },
});

StartsLate.test('fills the line', async ({ canvasElement }) => {
  const ends = [...canvasElement.querySelectorAll<HTMLElement>('[data-end]')];
  await expect(ends.map(({ style }) => style.left)).toEqual(['0%', '100%']);
});
