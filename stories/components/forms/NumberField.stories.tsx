import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NumberField } from '#src/components/forms/NumberField.tsx';
import { hydrateAfter, prerendered } from '../../support/hydrateAfter.tsx';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'NPR for 1 AUD', value: 88, max: 9999, example: 135, onChange: fn() },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

async function type({ canvas, userEvent, args }: Play, text: string) {
  const field = canvas.getByRole('textbox', { name: args.label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

export const Filled = meta.story();

Filled.test(
  'asks about a point that may group thousands, where both numbers would do',
  { args: { max: 9_999_999 } },
  async (context) => {
    const field = await type(context, '38.500');
    await expect(field).toHaveAccessibleDescription(
      'Do you mean 38,500? Type it without the point.',
    );
    await expect(context.args.onChange).toHaveBeenLastCalledWith(undefined);
    await type(context, '1.200.000');
    await expect(field).toHaveAccessibleDescription(
      'Do you mean 12,00,000? Type it without the point.',
    );
    await type(context, '१.५०');
    await expect(context.args.onChange).toHaveBeenLastCalledWith(1.5);
  },
);

Filled.test('keeps and tells what was typed before hydration', prerendered, async (context) => {
  const { args, canvas } = context;
  await hydrateAfter(
    <NumberField {...args} />,
    () => type(context, '90,5'),
    async () => {
      await expect(args.onChange).toHaveBeenCalledWith(90.5);
      await expect(canvas.getByRole('textbox')).toHaveValue('90,5');
    },
  );
});

Filled.test('may be empty', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox');
  await userEvent.clear(field);
  await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  await expect(field).toBeValid();
});

/** A message names the mistake, and no number is passed on. */
export const TooHigh = meta.story({
  tags: ['picture'],
  play: async (context) => {
    await type(context, '999,999');
  },
});

TooHigh.test('refuses what is no number above zero', async (context) => {
  const field = context.canvas.getByRole('textbox');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('At most 9,999.');
  await expect(context.args.onChange).not.toHaveBeenCalledWith(999_999);
  await type(context, '-3');
  await expect(field).toHaveAccessibleDescription('A number above 0, such as 135.');
  await type(context, 'abc');
  await expect(field).toHaveAccessibleDescription('Type a number, such as 135.');
});

TooHigh.test(
  'has a lowest number, which may be 0, and refuses a half of a whole one',
  { args: { min: 0, isWhole: true } },
  async (context) => {
    const field = await type(context, '-3');
    await expect(field).toHaveAccessibleDescription('At least 0.');
    await type(context, '0');
    await expect(context.args.onChange).toHaveBeenLastCalledWith(0);
    await type(context, '2.5');
    await expect(field).toHaveAccessibleDescription('A whole number, such as 135.');
  },
);
