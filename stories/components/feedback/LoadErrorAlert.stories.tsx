import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadErrorAlert } from '#src/components/feedback/LoadErrorAlert.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';

const meta = preview.meta({
  title: 'Components/Feedback/LoadErrorAlert',
  component: LoadErrorAlert,
  parameters: { layout: 'padded' },
  args: { children: 'The blogs could not be loaded.', onRetry: fn() },
});

export const Shown = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The blogs could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    blurAndScrollToTop();
  },
});
