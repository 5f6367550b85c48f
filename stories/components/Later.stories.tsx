import { startTransition, useState } from 'react';
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
export const Together = meta.story({
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

const rendered: string[] = [];

function Told({ name }: { name: string }) {
  rendered.push(name);
  return <p>{name}</p>;
}

function ChangeOfPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LaterProvider time="after">
      <button type="button" onClick={() => startTransition(() => setIsOpen(true))}>
        Open the page
      </button>
      {isOpen && (
        <>
          <Later>
            <Told name="Below" />
          </Later>
          <Told name="Seen" />
        </>
      )}
    </LaterProvider>
  );
}

/** On a change of page it comes in a render of its own, after what is seen. */
export const AfterTheRest = meta.story({
  render: () => <ChangeOfPage />,
  play: async ({ canvas, userEvent }) => {
    rendered.splice(0);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Below')).toBeVisible();
    await expect(rendered.filter((name, place) => rendered.indexOf(name) === place)).toEqual([
      'Seen',
      'Below',
    ]);
  },
});

/** How the build sees it where it asks what the first window alone is made of. */
export const Never = meta.story({
  render: ({ children }) => (
    <LaterProvider time="never">
      <LaterProvider time="after">
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
