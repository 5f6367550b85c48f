import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamFeeConversion } from '#src/components/test-prep/ExamFeeConversion.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  mobileViewport,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Test preparation/ExamFeeConversion',
  component: ExamFeeConversion,
  parameters: { layout: 'padded' },
  args: { foreign: '$60', rate: 135, npr: 'NPR 8,100' },
});

/** In one line; screen readers read it as one calculation. */
export const Sum = meta.story({
  globals: desktopViewport,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$60 × 135 = NPR 8,100');
    const tops = [...canvasElement.querySelectorAll('span')].map((term) => term.offsetHeight);
    await expect(canvasElement.querySelector('p')?.offsetHeight).toBeLessThan(
      tops.reduce((sum, height) => sum + height),
    );
  },
});

/** A fee that depends on the place: from, to, and the same in rupees. */
export const Range = meta.story({
  args: { foreign: '$190 to $210', npr: 'NPR 25,650 to 28,350' },
  globals: desktopViewport,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$190 to $210 × 135 = NPR 25,650 to 28,350');
  },
});

/** Stacked, as in a written calculation. */
export const Mobile = Range.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvasElement }) => {
    const rights = [...canvasElement.querySelectorAll('span')].map(
      (term) => term.getBoundingClientRect().right,
    );
    await expect(new Set(rights)).toHaveProperty('size', 1);
    await expectNoHorizontalScroll();
  },
});

export const Dark = Sum.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});
