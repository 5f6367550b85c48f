import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';

const meta = preview.meta({
  component: ShowMore,
  parameters: { layout: 'padded' },
  args: { shown: 25, total: 1000, onShowMore: fn() },
});

/** 25 of 1000 are shown; the button asks the parent for more. */
export const MoreToShow = meta.story();

MoreToShow.test('asks for more', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('25 of 1000 shown');
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(args.onShowMore).toHaveBeenCalledOnce();
});

/** A short list has its number and no button. */
export const AllShown = meta.story({ args: { shown: 9, total: 9 } });

AllShown.test('has no button', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('9 in all');
  await expect(canvas.queryByRole('button')).toBeNull();
});
