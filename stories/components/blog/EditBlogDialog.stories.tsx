import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogValuesOf } from '#src/components/blog/blogValues.ts';
import { EditBlogDialog } from '#src/components/blog/EditBlogDialog.tsx';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import { untilDialog } from '../../support/findDialog.ts';
import { withValues } from '../../support/withValues.tsx';

const values = blogValuesOf({
  title: 'Papers to collect',
  author: 'Kamala Basnet Shrestha',
  content: 'Start with the transcripts.\n\nThen the passport.',
  publishedOn: '2026-10-03',
});

const meta = preview.meta({
  component: EditBlogDialog,
  parameters: { isFramed: true },
  args: {
    values,
    onChange: fn(),
    onCancel: fn(),
    onSubmit: fn(),
  },
  render: withValues(EditBlogDialog),
});

/** Title and content can be edited; author and day are under 'More'. */
export const Open = meta.story({
  play: untilDialog('Edit Blog'),
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

export const LongContent = Open.extend({
  tags: ['picture'],
  args: {
    values: {
      ...values,
      title: 'अष्ट्रेलियाको भिसा',
      content: 'Read the list of papers twice. '.repeat(300),
    },
  },
  globals: mobileViewport,
});
