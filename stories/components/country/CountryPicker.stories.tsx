import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountryPicker } from '#src/components/country/CountryPicker.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';
import { countries } from '../../support/guides.ts';

const meta = preview.meta({
  component: CountryPicker,
  args: {
    countries,
    selected: [],
    max: 3,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <CountryPicker
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
  await expect(canvas.getByRole('group', { name: 'Choose up to 3 countries' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenCalledWith([countries[1]?.slug]);
  await userEvent.click(canvas.getByRole('checkbox', { name: countries[0]?.name ?? '' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([countries[1]?.slug, countries[0]?.slug]);
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
      countries: countries.slice(0, 3),
      selected: countries.slice(0, 3).map(({ slug }) => slug),
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
