import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longBlog } from '#mocks/fixtures.ts';
import { PreviousNextNav } from '#src/components/ui/PreviousNextNav.tsx';
import { mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';

const previous = { title: 'Questions that parents ask us', href: '/blogs/a' };
const next = { title: 'IELTS or PTE?', href: '/blogs/b' };

const meta = preview.meta({
  title: 'Components/UI/PreviousNextNav',
  component: PreviousNextNav,
  parameters: { layout: 'padded', route: { url: '/blogs/here' } },
  args: { label: 'More blogs', previous, next },
});

/** Each link names its target and its direction. */
export const Both = meta.story();

Both.test('leads on by keyboard', { parameters: followsLink('/blogs/b') }, async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByRole('navigation', { name: 'More blogs' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: `Previous ${previous.title}` })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: `Next ${next.title}` })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('status')).toHaveTextContent('/blogs/b');
});

/** The newest has no previous one. */
export const OnlyNext = meta.story({ args: { previous: undefined } });

OnlyNext.test('stays at the right', async ({ canvas }) => {
  const { right } = canvas.getByRole('link').getBoundingClientRect();
  await expect(right).toBe(canvas.getByRole('navigation').getBoundingClientRect().right);
});

OnlyNext.test(
  'is no landmark without a link',
  { args: { next: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);

/** The last page of a series. */
export const OnlyPrevious = meta.story({ args: { next: undefined } });

export const ContentStress = meta.story({
  name: 'Long and Nepali',
  args: {
    previous: { ...previous, title: longBlog.title },
    next: { ...next, title: nepaliText },
  },
  globals: mobileViewport,
});
