import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigationProgress } from '#src/components/navigation/NavigationProgress.tsx';

const meta = preview.meta({
  component: NavigationProgress,
  parameters: { isFramed: true },
  args: { isActive: true },
});

/** A named progress bar across the top of the window. */
export const Active = meta.story();

Active.test('may stand still', { globals: { motion: 'reduced' } }, async ({ canvas }) => {
  const { animationDuration } = getComputedStyle(canvas.getByRole('progressbar'));
  await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.01);
});

Active.test('is nothing between two pages', { args: { isActive: false } }, async (context) => {
  await expect(context.canvas.queryByRole('progressbar')).toBeNull();
});
