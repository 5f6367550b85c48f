import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountryFlag } from '#src/components/destination/CountryFlag.tsx';
import { DestinationPicker } from '#src/components/destination/DestinationPicker.tsx';
import { mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { destinations } from '../../support/guides.ts';

const meta = preview.meta({
  title: 'Components/Destination/DestinationPicker',
  component: DestinationPicker<string>,
  parameters: { layout: 'padded' },
  args: {
    destinations: destinations.map(({ slug, name }) => ({
      slug,
      name,
      icon: <CountryFlag slug={slug} />,
    })),
    selected: [],
    max: 3,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <DestinationPicker
        {...args}
        selected={selected}
        onChange={(choice) => {
          args.onChange(choice);
          setSelected(choice);
        }}
      />
    );
  },
});

/** Every box can be ticked, and the group says how many may be. */
export const NoneChosen = meta.story();

NoneChosen.test('keeps the order of the choice', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Choose up to 3 destinations' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenCalledWith([destinations[1]?.slug]);
  await userEvent.click(canvas.getByRole('checkbox', { name: destinations[0]?.name ?? '' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([
    destinations[1]?.slug,
    destinations[0]?.slug,
  ]);
  await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

/** The others are disabled until one is removed, and a text says why. */
export const Full = meta.story({
  tags: ['dark', 'phone'],
  args: { selected: ['uk', 'canada', 'usa'] },
});

Full.test('takes another when one is removed', async ({ canvas, userEvent }) => {
  const ireland = canvas.getByRole('checkbox', { name: 'Ireland' });
  await expect(ireland).toBeDisabled();
  await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 chosen.');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Canada' }));
  await expect(ireland).toBeEnabled();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Full.test(
  'says nothing if there is no other',
  {
    args: {
      destinations: destinations.slice(0, 3),
      selected: destinations.slice(0, 3).map(({ slug }) => slug),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);

Full.test('can be tapped', { globals: mobileViewport }, async ({ canvas }) => {
  for (const option of canvas.getAllByRole('checkbox')) {
    await expect(option.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  }
});

/** A country without a flag has its name alone. */
export const WithoutFlags = meta.story({
  args: { destinations: [{ slug: 'x', name: nepaliText }] },
  globals: mobileViewport,
});
