import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RenderWhenVisible } from '#src/components/ui/RenderWhenVisible.tsx';

const meta = preview.meta({
  title: 'Components/UI/RenderWhenVisible',
  component: RenderWhenVisible,
  parameters: { layout: 'padded' },
  args: { children: <p>More blogs</p> },
});

/** Renders at once if it is already in the viewport. */
export const InView = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('More blogs')).toBeVisible();
  },
});

const belowTheFold = (
  <p style={{ height: '300vh', margin: 0 }}>
    The content below is rendered when it is near: scroll down.
  </p>
);

/** It is below the fold, so nothing of it is there yet. */
export const OutOfView = meta.story({
  // Three windows high: on its own, not on the docs page.
  tags: ['picture', '!autodocs'],
  render: ({ children }) => (
    <>
      {belowTheFold}
      <RenderWhenVisible>{children}</RenderWhenVisible>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/scroll down/)).toBeVisible();
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText('More blogs')).toBeNull();
  },
});

/** It stays rendered after the reader scrolls away. */
export const ScrolledTo = OutOfView.extend({
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('More blogs')).toBeVisible();
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByText('More blogs')).toBeInTheDocument();
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
});
