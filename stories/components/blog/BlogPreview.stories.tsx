import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BlogPreview } from '#src/components/blog/BlogPreview.tsx';

const meta = preview.meta({
  component: BlogPreview,
  args: {
    title: 'Study in Australia',
    author: 'Anisha Rai',
    content: '## Fees\n\nSee **the list** on [our site](https://example.com).\n\n- Passport\n- NOC',
    format: 'markdown' as const,
  },
});

export const Markdown = meta.story();

Markdown.test('has links that lead nowhere', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'our site' }));
  await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
});

/** The signs of plain text are text. */
export const Plain = meta.story({ args: { content: '## Fees\nSee the list.', format: '' } });

/** Before something is written there is none. */
export const Empty = meta.story({ args: { title: '', content: '' } });

Empty.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});
