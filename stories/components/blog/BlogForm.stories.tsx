import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { nepalDay } from '#contracts/nepalDay.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { blogValuesOf } from '#src/components/blog/blogValues.ts';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { withValues } from '../../support/withValues.tsx';

const filled = blogValuesOf({
  title: 'Papers to collect before you apply',
  author: 'Kamala Basnet Shrestha',
  content: 'Start with the transcripts.\n\nThen the passport.',
});

const meta = preview.meta({
  component: BlogForm,
  args: { values: blogValuesOf(), onChange: fn(), onSubmit: fn() },
  render: withValues(BlogForm),
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

Empty.test('reads the signs of HTML in a pasted title', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
  await userEvent.paste('IELTS &amp; PTE&#8217;s fees in &pound; &now');
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'IELTS & PTE’s fees in £ &now',
  );
});

Empty.test('takes no day after today in Kathmandu', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('More'));
  const day = canvas.getByLabelText('Published on');
  await expect(day).toBeVisible();
  await expect(day).toHaveAttribute('max', nepalDay(new Date()));
});

/** On a site whose server keeps pictures. */
export const WithPicture = meta.story({
  args: {
    values: { ...filled, imageUrl: '/images/blog-planning-calendar.webp' },
    upload: fn<Upload>(),
  },
});

/** Browsers need seconds for a longer text, above all in Devanagari. */
export const TooLong = meta.story({
  args: { values: { ...filled, content: 'एक शब्द '.repeat(2_501) } },
});
