import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RenderWhenVisible } from '#src/components/ui/RenderWhenVisible.tsx';
import { untilShown } from '../../support/untilShown.ts';

const meta = preview.meta({
  component: RenderWhenVisible,
  args: { children: <p>More blogs</p> },
});

/** Renders at once if it is already in the viewport. */
export const InView = meta.story({ play: untilShown('More blogs') });

/** It is below the fold, so nothing of it is there yet. */
export const OutOfView = meta.story({
  // Three windows high: on its own, not on the docs page.
  tags: ['!autodocs'],
  render: ({ children }) => (
    <>
      <p style={{ height: '300vh', margin: 0 }}>
        The content below is rendered when it is near: scroll down.
      </p>
      <RenderWhenVisible>{children}</RenderWhenVisible>
    </>
  ),
});

OutOfView.test('is rendered when it comes near, and stays', async ({ canvas }) => {
  await new Promise(requestAnimationFrame);
  await expect(canvas.queryByText('More blogs')).toBeNull();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect(await canvas.findByText('More blogs')).toBeVisible();
  window.scrollTo(0, 0);
  await new Promise(requestAnimationFrame);
  await expect(canvas.getByText('More blogs')).toBeInTheDocument();
});
