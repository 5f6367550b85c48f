import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs } from '#mocks/fixtures.ts';
import { AdminItem } from '#src/components/ui/AdminItem.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const [plain, , , withImage] = blogs;

const meta = preview.meta({
  component: AdminItem,
  parameters: { layout: 'padded' },
  args: { noun: 'Blog', title: plain.title, content: plain.content, onEdit: fn(), onDelete: fn() },
});

/** The first 120 characters, then an ellipsis. */
export const Plain = meta.story({ args: { detail: 'Prakash Tamang' } });

Plain.test('is cut, edited and deleted', async ({ args, canvas, userEvent }) => {
  const beginning = canvas.getByText(/^Every student who goes abroad/);
  await expect(beginning.textContent).toBe(`${plain.content.slice(0, 120)}...`);
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Blog' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Blog' }));
  await expect(args.onEdit).toHaveBeenCalledOnce();
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

export const Sample = meta.story({ args: { detail: 'Prakash Tamang', isSample: true } });

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
