import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FiguresDay } from '#src/components/country/FiguresDay.tsx';

const meta = preview.meta({
  component: FiguresDay,
  args: { isOutdated: false },
});

/** It does not move with the visitor's clock. */
export const Recent = meta.story();

/** After six months it asks to check. */
export const Outdated = meta.story({ args: { isOutdated: true } });

Outdated.test('asks to check', async ({ canvas }) => {
  await expect(canvas.getByText(/check the official pages before you decide\.$/)).toBeVisible();
});
