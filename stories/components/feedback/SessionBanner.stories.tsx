import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SessionBanner } from '#src/components/feedback/SessionBanner.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Feedback/SessionBanner',
  component: SessionBanner,
  parameters: { isFramed: true },
  args: { secondsLeft: 58, onStay: fn() },
  render: (args) => (
    <>
      <p style={{ padding: 24 }}>{longText}</p>
      <SessionBanner {...args} />
    </>
  ),
});

/** The alert has a constant text, so that screen readers hear it once. The timer is silent. */
export const LastMinute = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^You will be logged out in less than a minute\.$/,
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('58 seconds left');
    await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    blurAndScrollToTop();
  },
});

/** The singular: '1 second left'. */
export const LastSecond = meta.story({
  args: { secondsLeft: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1 second left$/);
  },
});

/** It stays for a moment, so that a click on the button does not hit what is below. */
export const Extended = meta.story({
  args: { secondsLeft: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are still signed in.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const { left, right, bottom } = canvas
      .getByRole('complementary', { name: 'Session' })
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectNoHorizontalScroll();
  },
});

export const Dark = meta.story({
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: LastMinute.input.play,
});
