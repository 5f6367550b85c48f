import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';

const filled = {
  title: 'Papers to collect before you apply',
  author: 'Kamala Basnet Shrestha',
  content: 'Start with the transcripts.\n\nThen the passport.',
};

const meta = preview.meta({
  title: 'Components/Blog/BlogForm',
  component: BlogForm,
  parameters: { layout: 'padded' },
  args: { values: { title: '', author: '', content: '' }, onChange: fn(), onSubmit: fn() },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <BlogForm
        {...args}
        values={values}
        onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
      />
    );
  },
});

/** Nothing is sent of an empty form: the browser focuses the first empty field. */
export const Empty = meta.story({ tags: ['phone'] });

Empty.test('is not sent', async ({ args, canvas, userEvent }) => {
  for (const name of ['Title', 'Author', 'Content'])
    await expect(canvas.getByRole('textbox', { name })).toBeRequired();
  await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** On a site whose server keeps pictures. */
export const WithPicture = meta.story({
  args: {
    values: filled,
    picture: (
      <PictureUpload
        value="/images/blog-planning-calendar.webp"
        preview="/images/blog-planning-calendar.webp"
        upload={fn<Upload>()}
        onChange={fn()}
      />
    ),
  },
});

WithPicture.test('is sent', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** An author of only spaces counts as empty. */
export const OnlySpaces = meta.story({
  args: { values: { ...filled, author: '  ' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
    await canvas.findByText('Please fill in this field.');
  },
});

OnlySpaces.test('is not sent', async ({ args }) => {
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** The field stops growing and scrolls, so that the button stays nearby. */
export const LongContent = meta.story({
  args: { values: { ...filled, content: `${filled.content}\n\n`.repeat(60) } },
});

LongContent.test('scrolls in its field', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Content' }).clientHeight).toBeLessThan(1000);
});

/** Browsers need seconds for a longer text, above all in Devanagari. */
export const TooLong = meta.story({
  args: { values: { ...filled, content: 'एक शब्द '.repeat(2_501) } },
});

TooLong.test('says by how much', async ({ canvas }) => {
  const content = canvas.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveAccessibleDescription(
    'This text is 8 characters too long. At most 20,000 can be saved.',
  );
  await expect(content).toBeInvalid();
});

/** The message has the focus; the next stop is the button. */
export const Failed = meta.story({
  args: { values: filled, problem: 'Not saved: title must not be empty' },
});

/** The button is busy, and another press sends nothing. */
export const Sending = meta.story({ args: { values: filled, isSending: true } });
