import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SelectField } from '#src/components/forms/SelectField.tsx';
import { hydrateAfter, prerendered } from '../../support/hydrateAfter.tsx';

const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'Kind',
    value: '',
    options: [
      { value: '', label: 'Everything' },
      { value: 'blogs', label: 'Blogs' },
    ],
    onChange: fn(),
  },
});

/** The first choice stands for all. */
export const NothingChosen = meta.story();

NothingChosen.test('keeps and tells a choice of before hydration', prerendered, async (context) => {
  const { args, canvas, userEvent } = context;
  await hydrateAfter(
    <SelectField {...args} />,
    () => userEvent.selectOptions(canvas.getByRole('combobox'), 'Blogs'),
    async () => {
      await expect(args.onChange).toHaveBeenCalledWith('blogs');
      await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Blogs');
    },
  );
});
