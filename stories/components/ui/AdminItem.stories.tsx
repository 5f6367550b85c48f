import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs } from '#mocks/fixtures.ts';
import { AdminItem } from '#src/components/ui/AdminItem.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const [plain, , , withImage] = blogs;

const meta = preview.meta({
  component: AdminItem,
  args: { noun: 'Blog', title: plain.title, content: plain.content, onEdit: fn(), onDelete: fn() },
});

/** The first 120 characters, then an ellipsis. */
export const Plain = meta.story({ args: { detail: 'Prakash Tamang' } });

export const WithImage = meta.story({
  args: {
    title: withImage.title,
    content: withImage.content,
    imageUrl: '/images/blog-planning-calendar.webp',
  },
});

/** A picture that the site does not show is named, with the reason. */
export const ImageProblem = meta.story({
  args: {
    imageProblem:
      'The picture http://pictures.example/a.jpg is not shown. The address must begin with https://.',
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  args: { title: 'Studienbewerbungsunterlagen'.repeat(6), content: 'x'.repeat(400) },
  globals: mobileViewport,
});
