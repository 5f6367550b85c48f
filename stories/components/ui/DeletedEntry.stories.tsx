import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { longBlog } from '#mocks/fixtures.ts';
import { DeletedEntry } from '#src/components/ui/DeletedEntry.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: DeletedEntry,
  args: { title: 'Papers to collect before you apply', isBusy: false, onUndo: fn() },
});

/** The title, and a way back. */
export const Deleted = meta.story();

/** While it is put back, another press does nothing. */
export const Busy = meta.story({ args: { isBusy: true } });

Busy.test('ignores a press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onUndo).not.toHaveBeenCalled();
});

/** A long title on a phone. */
export const ContentStress = meta.story({
  args: { title: longBlog.title },
  globals: mobileViewport,
});
