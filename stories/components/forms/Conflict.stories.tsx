import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { longBlog } from '#mocks/fixtures.ts';
import { Conflict } from '#src/components/forms/Conflict.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const start = 'Start a year before. The papers take longer than the visa itself.';

const meta = preview.meta({
  component: Conflict,
  globals: mobileViewport,
  args: {
    noun: 'blog',
    fields: [
      { label: 'Title', mine: 'Visas for Ireland', theirs: 'Student visas for Ireland' },
      {
        label: 'Content',
        mine: `${start} Bring two copies of each.\n\nCall us on Sunday.`,
        theirs: `${start} Bring the originals of each.\n\nCall us on Friday.`,
      },
    ],
    isSending: false,
    onKeep: fn(),
    onTake: fn(),
    onEdit: fn(),
  },
  decorators: [withWidth(360, 16)],
});

export const Blog = meta.story();

Blog.test('marks what differs, and asks what to do', async (context) => {
  const { args, canvas, canvasElement, userEvent } = context;
  const texts = (selector: string) =>
    [...canvasElement.querySelectorAll(selector)].map(({ textContent }) => textContent);
  await expect(texts('div > del')).toEqual([
    ' Only theirs: Student visas End. ',
    ' Only theirs: the originals End. ',
    ' Only theirs: Friday End. ',
  ]);
  await expect(texts('div > ins')).toEqual([
    ' Only yours: Visas End. ',
    ' Only yours: two copies End. ',
    ' Only yours: Sunday End. ',
  ]);
  await expect(canvas.getByRole('region')).toHaveFocus();
  for (const call of [args.onKeep, args.onTake, args.onEdit]) {
    await expect(call).not.toHaveBeenCalled();
  }
  for (const name of ['Keep mine', 'Take theirs', 'Keep editing']) {
    await userEvent.click(canvas.getByRole('button', { name }));
  }
  for (const call of [args.onKeep, args.onTake, args.onEdit]) {
    await expect(call).toHaveBeenCalledOnce();
  }
});

Blog.test(
  'changes nothing while it is saved',
  { args: { isSending: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
);

/** Nepali is compared by whole words. */
export const Devanagari = meta.story({
  args: {
    fields: [
      {
        label: 'Message',
        mine: 'भिसाको लागि एक वर्ष अघि सुरु गर्नुहोस्।',
        theirs: 'भिसाको लागि दुई वर्ष अघि सुरु गर्नुहोस्।',
      },
    ],
  },
});

Devanagari.test('splits no word', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('div > del')).toHaveTextContent('दुई');
  await expect(canvasElement.querySelector('div > ins')).toHaveTextContent('एक');
});

/** Of a long text that both have only the beginning and the end are shown. */
export const LongContent = meta.story({
  args: {
    fields: [
      {
        label: 'Content',
        mine: `${longBlog.content} Bring copies. ${longBlog.content}`,
        theirs: `${longBlog.content} Bring originals. ${longBlog.content}`,
      },
    ],
  },
});

LongContent.test('is short', async ({ canvasElement }) => {
  await expect(canvasElement.textContent.length).toBeLessThan(900);
});

const emoji = '🏔️'.repeat(100);

LongContent.test(
  'shows no half of an emoji',
  {
    args: {
      fields: [
        {
          label: 'Content',
          mine: `Ours ${emoji} and ${emoji} ours`,
          theirs: `Theirs ${emoji} and ${emoji} theirs`,
        },
      ],
    },
  },
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/ … /);
    await expect(canvasElement.textContent).not.toMatch(/\p{Surrogate}/u);
  },
);

/** Line ends alone are no words. */
export const OnlySpaces = meta.story({
  args: { fields: [{ label: 'Content', mine: 'One.\n\nTwo.', theirs: 'One. Two.' }] },
});

OnlySpaces.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('Only spaces or line ends differ.')).toBeVisible();
});
