import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longBlog } from '#mocks/fixtures.ts';
import { PreviousNextNav } from '#src/components/ui/PreviousNextNav.tsx';
import { mobileViewport, nepaliText } from '../../support/edgeCases.ts';

const previous = { title: 'Questions that parents ask us', href: '/blogs/a' };
const next = { title: 'IELTS or PTE?', href: '/blogs/b' };

const meta = preview.meta({
  component: PreviousNextNav,
  parameters: { route: { url: '/blogs/here' } },
  args: { label: 'More blogs', previous, next },
});

/** Each link names its target and its direction. */
export const Both = meta.story();

/** The newest has no previous one. */
export const OnlyNext = meta.story({ args: { previous: undefined } });

OnlyNext.test('stays at the right', async ({ canvas }) => {
  const { right } = canvas.getByRole('link').getBoundingClientRect();
  await expect(right).toBe(canvas.getByRole('navigation').getBoundingClientRect().right);
});

OnlyNext.test('is no part without a link', { args: { next: undefined } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

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
