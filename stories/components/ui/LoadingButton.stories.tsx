import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';

const meta = preview.meta({
  component: LoadingButton,
  argTypes: {
    children: {
      description: 'The label.',
      control: 'text',
      table: { type: { summary: 'ReactNode' } },
    },
    onClick: { description: 'Called on a click while it is not busy.' },
  },
  args: { children: 'Delete', isBusy: false, onClick: fn() },
});

/** Ready to be pressed. */
export const Idle = meta.story();

/** It keeps its label and focus, and ignores clicks. */
export const Busy = meta.story({ args: { isBusy: true } });

Busy.test('ignores clicks, and keeps the focus', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Delete' });
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});
