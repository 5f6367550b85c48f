import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: TickBox,
  args: { children: 'Passport, valid beyond the end of the course', isTicked: false, onTick: fn() },
  decorators: [withWidth(360)],
});

/** The label ticks it as well. */
export const Empty = meta.story();

Empty.test(
  'tells a tick of before hydration',
  { render: () => <div data-testid="prerendered" /> },
  async ({ args, canvas, userEvent }) => {
    const container = canvas.getByTestId('prerendered');
    const box = <TickBox {...args} />;
    container.innerHTML = renderToString(box);
    await userEvent.click(canvas.getByRole('checkbox'));
    const hydrated = hydrateRoot(container, box);
    await waitFor(() => expect(args.onTick).toHaveBeenCalledWith(true));
    hydrated.unmount();
  },
);

export const Ticked = meta.story({ args: { isTicked: true } });
