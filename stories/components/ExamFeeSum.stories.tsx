import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamFeeSum } from '#src/components/ExamFeeSum.tsx';
import { expectNoSidewaysScroll, onLaptop, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/ExamFeeSum',
  component: ExamFeeSum,
  parameters: { layout: 'padded' },
  args: { foreign: '$60', rate: 135, npr: 'NPR 8,100' },
});

/** In one line, and read out as one sum. */
export const Sum = meta.story({
  globals: onLaptop,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$60 × 135 = NPR 8,100');
    const tops = [...canvasElement.querySelectorAll('span')].map((term) => term.offsetHeight);
    await expect(canvasElement.querySelector('p')?.offsetHeight).toBeLessThan(
      tops.reduce((sum, height) => sum + height),
    );
  },
});

export const Range = meta.story({
  args: { foreign: '$190 to $210', npr: 'NPR 25,650 to 28,350' },
  globals: onLaptop,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$190 to $210 × 135 = NPR 25,650 to 28,350');
  },
});

/** One term below the other, as one writes it on paper. */
export const OnPhone = Range.extend({
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const rights = [...canvasElement.querySelectorAll('span')].map(
      (term) => term.getBoundingClientRect().right,
    );
    await expect(new Set(rights)).toHaveProperty('size', 1);
    await expectNoSidewaysScroll();
  },
});

export const Dark = Sum.extend({ globals: { ...onLaptop, scheme: 'dark' } });
