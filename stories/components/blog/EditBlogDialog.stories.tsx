import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditBlogDialog } from '#src/components/blog/EditBlogDialog.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { editDialogArgTypes } from '../../support/argTypes.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import { findDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  title: 'Components/Blog/EditBlogDialog',
  component: EditBlogDialog,
  parameters: { isFramed: true },
  argTypes: editDialogArgTypes,
  args: {
    values: {
      title: 'Papers to collect',
      content: 'Start with the transcripts.\n\nThen the passport.',
    },
    onChange: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <EditBlogDialog
        {...args}
        values={values}
        onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
      />
    );
  },
});

/** Only title and content can be edited. */
export const Open = meta.story({
  play: async () => {
    await findDialog('Edit Blog');
  },
});

Open.test('saves and cancels', async ({ args, userEvent }) => {
  await expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

Open.test('saves neither an empty field nor a space', async ({ args, userEvent }) => {
  const content = screen.getByRole('textbox', { name: 'Content' });
  await userEvent.clear(content);
  await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
  await userEvent.type(content, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
  await expect(screen.getByText('Please fill in this field.')).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** On a site whose server keeps pictures. */
export const WithPicture = Open.extend({
  args: {
    picture: <PictureUpload value="" upload={fn<Upload>()} onChange={fn()} />,
  },
});

/** The text of an earlier visit is in the fields, and a button gives the saved one back. */
export const WithDraft = Open.extend({
  args: {
    note: <DraftNotice status="restored" discardLabel="Use the saved text" onDiscard={fn()} />,
  },
});

/** Someone else has deleted the blog meanwhile: the text stays, to be copied. */
export const Conflict = Open.extend({
  args: { problem: 'Someone else has deleted this blog. Copy your text if you still need it.' },
});

export const LongContent = Open.extend({
  tags: ['picture'],
  args: {
    values: { title: 'अष्ट्रेलियाको भिसा', content: 'Read the list of papers twice. '.repeat(300) },
  },
  globals: mobileViewport,
});

LongContent.test('keeps the button in the window', async () => {
  await expect(screen.getByRole('button', { name: 'Update Blog' })).toBeVisible();
});

/** The button is busy, and another press sends nothing. */
export const Sending = Open.extend({ args: { isSending: true } });
