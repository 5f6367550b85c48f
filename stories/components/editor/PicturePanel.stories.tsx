import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PicturePanel } from '#src/components/editor/PicturePanel.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { untilShown } from '../../support/play.ts';

const PICTURE = '/images/blog-planning-calendar.webp';
const file = new File(['picture'], 'rara.jpg', { type: 'image/jpeg' });

const meta = preview.meta({
  component: PicturePanel,
  args: {
    upload: fn<Upload>(async () => ({ imageUrl: PICTURE })),
    onInsert: fn(),
    onCancel: fn(),
  },
});

/** A picture is chosen here. */
export const Empty = meta.story();

Empty.test('inserts nothing before a picture is there', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Insert picture' }));
  await expect(args.onInsert).not.toHaveBeenCalled();
  await userEvent.upload(canvas.getByLabelText('Choose a picture'), file);
  await canvas.findByText('rara.jpg is uploaded.');
  await userEvent.click(canvas.getByRole('button', { name: 'Insert picture' }));
  await expect(args.onInsert).toHaveBeenCalledWith('', PICTURE);
});

export const Uploading = meta.story({
  args: {
    file,
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => {});
    }),
  },
});

export const Failed = meta.story({
  args: { file, upload: fn<Upload>(async () => ({ problem: 'The disk is full.' })) },
  play: untilShown('The disk is full.'),
});
