import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DeferredContent } from '#src/hydration/DeferredContent.tsx';
import { useWasPrerendered } from '#src/hydration/useWasPrerendered.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';

const meta = preview.meta({
  component: DeferredContent,
  args: { children: <p>Content below the fold</p> },
});

/** Rendered at once in the browser. It has no box, so its content is an item of the grid. */
export const InAGrid = meta.story({
  render: ({ children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <p>Content above the fold</p>
      <DeferredContent>{children}</DeferredContent>
    </div>
  ),
});

InAGrid.test('is an item of the grid', async ({ canvas }) => {
  const [above, below] = [/above/, /below/].map((text) =>
    canvas.getByText(text).getBoundingClientRect(),
  );
  await expect(below?.top).toBe(above?.top);
  await expect(below?.left).toBeGreaterThanOrEqual(above?.right ?? Number.NaN);
});

/** The root that the story below has hydrated; it stays until the next story. */
let hydrated: Root | undefined;

const onRender = fn();

function Part() {
  onRender(useWasPrerendered());
  return null;
}

/** The same element each time, so that only its own state can render it again. */
const prerenderedPart = <Part />;

/** One part is in the prerendered HTML, the other comes after hydration. */
function Page() {
  const isHydrated = useBrowserValue(() => true, false);
  return (
    <>
      {prerenderedPart}
      {isHydrated && <Part />}
    </>
  );
}

/** The first render knows that it was prerendered, and the second never comes. */
export const RendersOnce = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
  beforeEach: () => () => hydrated?.unmount(),
  render: () => <div data-testid="prerendered" />,
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('prerendered');
    container.innerHTML = renderToString(<Page />);
    onRender.mockClear();
    hydrated = hydrateRoot(container, <Page />);
    await waitFor(() => expect(onRender).toHaveBeenLastCalledWith(false));
  },
});

RendersOnce.test('knows that it was prerendered, and never is again', () =>
  expect(onRender.mock.calls.flat()).toEqual([true, false]),
);
