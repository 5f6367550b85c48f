import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { nepalDay } from '#contracts/nepalDay.ts';
import { MoreFields } from '#src/components/editor/MoreFields.tsx';

const meta = preview.meta({
  component: MoreFields,
  args: { publishedOn: '2026-10-03', onPublishedOn: fn() },
});

export const Closed = meta.story({ tags: ['!picture'] });

export const Open = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('More')),
});

Open.test('takes no day after today in Kathmandu', async ({ canvas }) => {
  const day = canvas.getByLabelText('Published on');
  await expect(day).toBeVisible();
  await expect(day).toHaveAttribute('max', nepalDay(new Date()));
});
