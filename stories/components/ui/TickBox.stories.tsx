import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { longText } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/UI/TickBox',
  component: TickBox,
  parameters: { layout: 'padded' },
  args: { children: 'Passport, valid beyond the end of the course', isTicked: false, onTick: fn() },
  decorators: [withWidth(360)],
});

/** The label ticks it, too. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Passport/));
    await expect(args.onTick).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onTick).toHaveBeenCalledTimes(2);
  },
});

export const Ticked = meta.story({
  args: { isTicked: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onTick).toHaveBeenCalledWith(false);
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  args: { children: longText.slice(0, 400) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(box.width).toBe(20);
  },
});

/** What the story below has hydrated; it stays until the next story. */
let hydrated: Root | undefined;

function Controlled({ onTick }: { onTick: (isTicked: boolean) => void }) {
  const [isTicked, setIsTicked] = useState(false);
  return (
    <TickBox
      isTicked={isTicked}
      onTick={(next) => {
        onTick(next);
        setIsTicked(next);
      }}
    >
      Passport
    </TickBox>
  );
}

/** A tick of before hydration stays, and is told. */
export const TickedBeforeHydration = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
  beforeEach: () => () => hydrated?.unmount(),
  render: () => <div data-testid="prerendered" />,
  play: async ({ args, canvas, userEvent }) => {
    const container = canvas.getByTestId('prerendered');
    const box = <Controlled onTick={args.onTick} />;
    container.innerHTML = renderToString(box);
    await userEvent.click(canvas.getByRole('checkbox'));
    hydrated = hydrateRoot(container, box);
    await waitFor(() => expect(args.onTick).toHaveBeenCalledWith(true));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
