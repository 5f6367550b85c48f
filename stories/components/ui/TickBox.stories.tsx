import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { hydrateAfter, prerendered } from '../../support/hydrateAfter.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: TickBox,
  args: { children: 'Passport, valid beyond the end of the course', isTicked: false, onTick: fn() },
  decorators: [withWidth(360)],
});

/** The label ticks it as well. */
export const Empty = meta.story();

Empty.test('tells a tick of before hydration', prerendered, async (context) => {
  const { args, canvas, userEvent } = context;
  await hydrateAfter(
    <TickBox {...args} />,
    () => userEvent.click(canvas.getByRole('checkbox')),
    () => expect(args.onTick).toHaveBeenCalledWith(true),
  );
});

export const Ticked = meta.story({ args: { isTicked: true } });
