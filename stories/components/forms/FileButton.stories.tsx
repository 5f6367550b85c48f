import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FileButton } from '#src/components/forms/FileButton.tsx';

const meta = preview.meta({
  component: FileButton,
  args: { children: 'Choose a picture', types: ['image/jpeg'], onChoose: fn() },
});

export const Enabled = meta.story();

Enabled.test('gives the same file twice', async ({ args, canvas, userEvent }) => {
  const file = new File(['picture'], 'rara.jpg', { type: 'image/jpeg' });
  await userEvent.upload(canvas.getByLabelText('Choose a picture'), file);
  await userEvent.upload(canvas.getByLabelText('Choose a picture'), file);
  await expect(args.onChoose).toHaveBeenCalledTimes(2);
});
