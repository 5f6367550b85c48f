import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longBlog } from '#mocks/fixtures.ts';
import { PreviousNextNav } from '#src/components/ui/PreviousNextNav.tsx';
import {
  expectNoHorizontalScroll,
  mobileViewport,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';
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
export const Both = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'More blogs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Next ${next.title}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Previous ${previous.title}` })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Next/ })).toHaveFocus();
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/blogs/b'),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /^Next/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('/blogs/b');
  },
});

/** The newest has no previous one. */
export const OnlyNext = meta.story({
  args: { previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(right).toBe(canvas.getByRole('navigation').getBoundingClientRect().right);
  },
});

/** The last page of a series. */
export const OnlyPrevious = meta.story({
  args: { next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Previous/ })).toBeVisible();
  },
});

/** Without either there is no landmark. */
export const Empty = meta.story({
  args: { previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Long = meta.story({
  args: { previous: { ...previous, title: longBlog.title }, next: { ...next, title: oneWord } },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longBlog.title, { exact: false })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { next: { ...next, title: nepaliText } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Next ${nepaliText}` })).toBeVisible();
  },
});
