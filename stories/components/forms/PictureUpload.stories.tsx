import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import type { Tools } from '../../support/play.ts';

const UPLOADED_URL = '/images/blog-planning-calendar.webp';

/** A file with the name of a picture; nobody looks at its bytes here. */
const file = (name: string, type = 'image/jpeg', size = 7) =>
  new File([new Uint8Array(size)], name, { type });

const succeeds = fn<Upload>(async () => ({ imageUrl: UPLOADED_URL }));

const meta = preview.meta({
  component: PictureUpload,
  args: { value: '', alt: '', onChange: fn(), onAltChange: fn(), upload: succeeds },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <form style={{ maxWidth: 680, padding: 24 }} onSubmit={(event) => event.preventDefault()}>
        <PictureUpload
          {...args}
          value={value}
          onChange={(address) => {
            setValue(address);
            args.onChange(address);
          }}
        />
      </form>
    );
  },
});

/** An upload that has sent this part and goes on. */
const stopsAt = (fraction: number) =>
  fn<Upload>((_file, { onProgress }) => {
    onProgress(fraction);
    return new Promise(() => {});
  });

function chooser({ canvas }: Tools): HTMLInputElement {
  const input = canvas.getByLabelText(/^Choose/);
  if (!(input instanceof HTMLInputElement)) throw new Error('It is no input.');
  return input;
}

async function choose(context: Tools, chosen = file('rara-lake.jpg')) {
  await context.userEvent.upload(chooser(context), chosen);
}

async function drag(
  canvas: Tools['canvas'],
  type: 'dragover' | 'dragleave' | 'drop',
  dragged: File,
) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dragged);
  const zone = canvas.getByText(/drop (it|the picture) here/i);
  await fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** By Tab and Enter: the input is what has the focus. */
export const Empty = meta.story();

/** Text with a picture of it stays text. */
Empty.test('is reached by Tab, and uploads what is dropped or pasted', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.tab();
  await expect(chooser(context)).toHaveFocus();
  await expect(chooser(context)).toHaveAccessibleName('Choose a picture');
  await expect(chooser(context)).toHaveAccessibleDescription(/JPEG, PNG, WebP or AVIF/);
  await expect(canvas.getByRole('group', { name: 'Picture' })).toBeVisible();
  await userEvent.tab();
  const address = canvas.getByRole('textbox', { name: 'Picture address' });
  await expect(address).toHaveFocus();
  // Wherever the focus is.
  const paste = (clipboardData: DataTransfer) =>
    fireEvent(
      address,
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  const withText = new DataTransfer();
  withText.items.add(file('image.png', 'image/png'));
  withText.items.add('Rara', 'text/plain');
  await paste(withText);
  await expect(args.upload).not.toHaveBeenCalled();
  const alone = new DataTransfer();
  alone.items.add(file('image.png', 'image/png'));
  await paste(alone);
  await expect(await canvas.findByText('image.png is uploaded.')).toBeVisible();
  await expect(args.upload).toHaveBeenCalledOnce();
  await drag(canvas, 'drop', file('phewa.png', 'image/png'));
  await expect(await canvas.findByText('phewa.png is uploaded.')).toBeVisible();
  await expect(args.upload).toHaveBeenCalledTimes(2);
});

/** The address becomes that of the picture. */
export const Done = meta.story({
  tags: ['dark'],
  play: async (context) => {
    await choose(context);
    await context.canvas.findByText('rara-lake.jpg is uploaded.');
  },
});

Done.test('fills the address, and can be removed', async (context) => {
  const { args, canvas, userEvent } = context;
  const address = canvas.getByRole('textbox', { name: 'Picture address' });
  await expect(address).toHaveValue(UPLOADED_URL);
  await expect(args.onChange).toHaveBeenLastCalledWith(UPLOADED_URL);
  await waitFor(() => expect(canvas.getByRole('presentation')).toBeVisible());
  await expect(chooser(context).form?.checkValidity()).toBe(true);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await expect(address).toHaveValue('');
  await expect(canvas.getByLabelText('Choose a picture')).toHaveFocus();
});

/** A picture above the field, before it is dropped. */
export const DragOver = meta.story({
  play: async ({ canvas }) => {
    await drag(canvas, 'dragover', file('rara-lake.jpg'));
    await canvas.findByText('Drop the picture here.');
  },
});

DragOver.test('ends when the picture leaves', async ({ canvas }) => {
  await drag(canvas, 'dragleave', file('rara-lake.jpg'));
  await expect(await canvas.findByText(/^Or drop it here/)).toBeVisible();
});

/** The progress is announced in quarters, and the browser does not submit the form. */
export const Uploading = meta.story({
  args: { upload: stopsAt(0.62) },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByRole('progressbar');
  },
});

Uploading.test('says how far it is, and stops when it is cancelled', async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Upload of rara-lake.jpg');
  await expect(canvas.getByRole('status')).toHaveTextContent('Uploading rara-lake.jpg: 50 %');
  await expect(chooser(context).validationMessage).toMatch(/^Wait until the picture/);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('The upload is cancelled.');
  await expect(canvas.queryByRole('progressbar')).toBeNull();
  await expect(mocked(args.upload).mock.lastCall?.[1].signal.aborted).toBe(true);
  await expect(chooser(context)).toHaveFocus();
  await expect(chooser(context).validationMessage).toBe('');
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** All bytes are sent, and the server decodes the picture. */
export const Checking = meta.story({
  args: { upload: stopsAt(1) },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByText(/The server is checking it/);
  },
});

/** The server's own words. The picture that was there stays. */
export const Failed = meta.story({
  args: {
    value: UPLOADED_URL,
    upload: fn<Upload>(async () => ({ problem: 'The picture is damaged and cannot be read.' })),
  },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByRole('alert');
  },
});

/** Nothing is sent of a file that is too large, or no picture. */
export const Refused = meta.story({
  play: async ({ canvas }) => {
    await drag(canvas, 'drop', file('prospectus.pdf', 'application/pdf'));
    await canvas.findByText(/Only JPEG, PNG, WebP and AVIF/);
  },
});

Refused.test('sends nothing', async ({ args, canvas }) => {
  await drag(canvas, 'drop', file('photo.jpg', 'image/jpeg', 10_485_761));
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent('This picture has 10.1 MB.'),
  );
  await drag(canvas, 'drop', file('photo.jpg', 'image/jpeg', 0));
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/^The picture is damaged/),
  );
  await expect(args.upload).not.toHaveBeenCalled();
});

/** An address that the site may not load. */
export const WrongAddress = meta.story({
  args: {
    value: 'http://pictures.example/a.jpg',
  },
});

export const LongName = meta.story({
  tags: ['picture'],
  globals: mobileViewport,
  args: { upload: stopsAt(0.4) },
  play: async (context) => {
    await choose(context, file(`${'rara-lake-in-autumn-'.repeat(4)}.jpg`));
    await context.canvas.findByRole('progressbar');
  },
});
