import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { UpdateBanner } from '#src/components/feedback/UpdateBanner.tsx';

const meta = preview.meta({
  component: UpdateBanner,
  parameters: { isFramed: true, visual: { element: '[aria-label="New version"]' } },
  args: { onReload: fn(), onDismiss: fn() },
});

/** Screen readers announce it; the focus does not move. */
export const Offered = meta.story({ tags: ['phone'] });

Offered.test('can be answered by keyboard', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toBeVisible();
  await expect(document.body).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Later' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onReload).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onReload).toHaveBeenCalledOnce();
});
