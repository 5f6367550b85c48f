import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DeferredContent } from '#src/hydration/DeferredContent.tsx';

const meta = preview.meta({
  title: 'Rendering/DeferredContent',
  component: DeferredContent,
  parameters: { layout: 'padded' },
  args: { children: <p>Content below the fold</p> },
});

/** In the browser the content is rendered at once. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Content below the fold')).toBeVisible();
  },
});

/** It has no box of its own, so its content is an item of the grid around it. */
export const InAGrid = meta.story({
  name: 'In a grid',
  render: ({ children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <p>Content above the fold</p>
      <DeferredContent>{children}</DeferredContent>
    </div>
  ),
  play: async ({ canvas }) => {
    const [above, below] = [/above/, /below/].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(below?.top).toBe(above?.top);
    await expect(below?.left).toBeGreaterThanOrEqual(above?.right ?? Number.NaN);
  },
});
