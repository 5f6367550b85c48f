import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditBlogDialog } from '#src/components/blog/EditBlogDialog.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { editDialogArgTypes } from '../../support/argTypes.ts';
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
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit Blog'));
    await expect(dialog.getAllByRole('textbox')).toHaveLength(2);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Neither an empty field nor a space is sent; the text below the field says so. */
export const BothRequired = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit Blog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Content' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Content' }), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
    await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On a site whose server keeps pictures. */
export const WithPicture = meta.story({
  args: {
    picture: <PictureUpload value="" upload={fn<Upload>()} onChange={fn()} />,
  },
  play: async () => {
    const dialog = within(await findDialog('Edit Blog'));
    await expect(dialog.getByRole('group', { name: 'Picture' })).toBeVisible();
  },
});

/** The text of an earlier visit is in the fields, and a button gives the saved one back. */
export const WithDraft = meta.story({
  args: {
    note: <DraftNotice status="restored" discardLabel="Use the saved text" onDiscard={fn()} />,
  },
  play: async () => {
    const dialog = within(await findDialog('Edit Blog'));
    await expect(dialog.getByRole('status')).toHaveTextContent('We kept what you typed');
  },
});

/** Someone else has deleted the blog meanwhile: the text stays, to be copied. */
export const Conflict = meta.story({
  args: { problem: 'Someone else has deleted this blog. Copy your text if you still need it.' },
  play: async () => {
    const dialog = within(await findDialog('Edit Blog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Someone else has deleted this blog.',
    );
  },
});

export const LongContent = meta.story({
  tags: ['picture'],
  args: {
    values: { title: 'अष्ट्रेलियाको भिसा', content: 'Read the list of papers twice. '.repeat(300) },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = within(await findDialog('Edit Blog'));
    await expect(dialog.getByRole('button', { name: 'Update Blog' })).toBeVisible();
  },
});

/** The button is busy, and another press sends nothing. */
export const Sending = meta.story({
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit Blog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
