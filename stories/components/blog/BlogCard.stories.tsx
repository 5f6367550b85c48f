import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longBlog } from '#mocks/fixtures.ts';
import { BlogCard } from '#src/components/blog/BlogCard.tsx';
import {
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const title = 'How to ask for your No Objection Certificate';
const href = '/blogs/68f1a2400000000000000005';

const meta = preview.meta({
  component: BlogCard,
  parameters: { route: { url: '/blogs' } },
  args: {
    title,
    content:
      'Every student who leaves Nepal to study needs an NOC. You ask for it online, pay the fee at a bank and keep the receipt. Most are answered within a week; bring the offer letter.',
    author: 'Prakash Tamang',
    imageUrl: '/images/blog-planning-calendar.webp',
    href,
  },
  decorators: [withWidth(380)],
});

/** Title, author, 150 characters with an ellipsis, picture, and link. */
export const Full = meta.story();

Full.test('is a link as a whole', async ({ canvas, userEvent }) => {
  const { left, top } = canvas.getByRole('heading').getBoundingClientRect();
  const underThePointer = document.elementFromPoint(left + 5, top + 5) ?? document.body;
  await userEvent.click(underThePointer);
  await expect(await canvas.findByRole('status')).toHaveTextContent(href);
});

/** One word, which gets an ellipsis as well; 400 words; Devanagari, cut between two syllables. */
export const ContentStress = meta.story({
  globals: mobileViewport,
  render: (args) => (
    <Stack sx={{ gap: 2 }}>
      <BlogCard {...args} title={oneWord} content={oneWord} author={oneWord} imageUrl={undefined} />
      <BlogCard {...args} title={longBlog.title} content={longText} author={longBlog.author} />
      <BlogCard {...args} title={nepaliText} content={nepaliText.repeat(4)} author={nepaliName} />
    </Stack>
  ),
});

ContentStress.test('cuts text at 150 characters', async ({ canvas }) => {
  const [word, long, nepali] = canvas.getAllByText(/\.\.\.$/).map(({ textContent }) => textContent);
  await expect(word).toBe('Namaste...');
  await expect(canvas.getByRole('heading', { name: longBlog.title })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: nepaliText })).toHaveAttribute('lang', 'ne');
  await expect(long).toHaveLength(153);
  const syllables = new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(nepali ?? '');
  await expect([...syllables]).toHaveLength(153);
});
