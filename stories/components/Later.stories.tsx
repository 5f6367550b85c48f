import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Later, LaterProvider } from '#src/components/Later.tsx';

const meta = preview.meta({
  title: 'Components/Later',
  component: Later,
  parameters: { layout: 'padded' },
  args: { children: <p>What is below the first window</p> },
});

/** By itself it comes with the rest. */
export const Now = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/below the first window/)).toBeVisible();
  },
});

/** It has no box of its own: what is in it stands in the grid. */
export const InAGrid = meta.story({
  render: ({ children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <p>What is seen</p>
      <Later>{children}</Later>
    </div>
  ),
  play: async ({ canvas }) => {
    const [seen, below] = [/is seen/, /below/].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(below?.top).toBe(seen?.top);
    await expect(below?.left).toBeGreaterThanOrEqual(seen?.right ?? Number.NaN);
  },
});

function ChangeOfPage() {
  const [isPainted, setIsPainted] = useState(true);
  const [page, setPage] = useState('First');
  return (
    <LaterProvider time={isPainted ? 'now' : 'not yet'}>
      <button
        type="button"
        onClick={() => {
          setPage('Second');
          setIsPainted(false);
        }}
      >
        Open the second page
      </button>
      <button type="button" onClick={() => setIsPainted(true)}>
        It is painted
      </button>
      <p>{`${page} page`}</p>
      <Later key={page}>
        <p>{`Below the ${page} page`}</p>
      </Later>
      <Later>
        <p>Footer</p>
      </Later>
    </LaterProvider>
  );
}

/** On a change of page it comes after what is seen; what was there before stays. */
export const AfterThePaint = meta.story({
  render: () => <ChangeOfPage />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Below the First page')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /second page/ }));
    await expect(canvas.getByText('Second page')).toBeVisible();
    await expect(canvas.queryByText(/Below/)).toBeNull();
    await expect(canvas.getByText('Footer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /painted/ }));
    await expect(canvas.getByText('Below the Second page')).toBeVisible();
  },
});

/** How the build sees it where it asks what the first window alone is made of. */
export const Never = meta.story({
  render: ({ children }) => (
    <LaterProvider time="never">
      <LaterProvider time="not yet">
        <p>What is seen</p>
        <Later>{children}</Later>
      </LaterProvider>
    </LaterProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is seen/)).toBeVisible();
    await expect(canvas.queryByText(/below/)).toBeNull();
  },
});
