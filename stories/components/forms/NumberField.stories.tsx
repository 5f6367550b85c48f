import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { NumberField } from '#src/components/forms/NumberField.tsx';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Forms/NumberField',
  component: NumberField,
  parameters: { layout: 'padded' },
  args: { label: 'NPR for 1 AUD', value: 88, max: 9999, example: 135, onChange: fn() },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

async function type({ canvas, userEvent, args }: Play, text: string) {
  const field = canvas.getByRole('textbox', { name: args.label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'NPR for 1 AUD' })).toHaveValue('88');
  },
});

/** A point, a comma and Devanagari digits: the same number. */
export const Typed = meta.story({
  play: async (context) => {
    for (const text of ['90.5', '90,5', '९०.५']) {
      const field = await type(context, text);
      await expect(context.args.onChange).toHaveBeenLastCalledWith(90.5);
      await expect(field).toHaveValue(text);
      await expect(field).toBeValid();
    }
    blurAndScrollToTop();
  },
});

/** Says what is wrong, and passes nothing on. */
export const TooHigh = meta.story({
  tags: ['picture'],
  play: async (context) => {
    const field = await type(context, '999,999');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('At most 9,999.');
    await expect(context.args.onChange).not.toHaveBeenCalledWith(999_999);
  },
});

/** A negative number is refused with an example of a right one. */
export const NotAboveZero = meta.story({
  play: async (context) => {
    await expect(await type(context, '-3')).toHaveAccessibleDescription(
      'A number above 0, such as 135.',
    );
  },
});

/** A word is refused with an example of a number; the parent hears nothing. */
export const NoNumber = meta.story({
  play: async (context) => {
    await expect(await type(context, 'abc')).toHaveAccessibleDescription(
      'Type a number, such as 135.',
    );
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
});

/** A field for years refuses a half. */
export const WholeNumber = meta.story({
  args: { label: 'Years', value: 3, max: 8, example: 3, isWhole: true },
  play: async (context) => {
    await expect(await type(context, '2.5')).toHaveAccessibleDescription(
      'A whole number, such as 3.',
    );
  },
});

/** An optional number can be taken back. */
export const Emptied = meta.story({
  args: { onEmpty: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: args.label });
    await userEvent.clear(field);
    await expect(args.onEmpty).toHaveBeenCalledOnce();
    await expect(field).toBeValid();
  },
});

/** A phone shows its numeric keyboard. */
export const Mobile = meta.story({
  name: 'On a phone',
  args: { label: longText },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
    await expectNoHorizontalScroll();
  },
});

export const Dark = TooHigh.extend({ name: 'In the dark', globals: { scheme: 'dark' } });

/** What the story below has hydrated; it stays until the next story. */
let hydrated: Root | undefined;

/** What was typed before hydration stays, and is told. */
export const TypedBeforeHydration = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
  beforeEach: () => () => hydrated?.unmount(),
  render: () => <div data-testid="prerendered" />,
  play: async (context) => {
    const { args, canvas } = context;
    const container = canvas.getByTestId('prerendered');
    const element = (
      <AppThemeProvider>
        <NumberField {...args} />
      </AppThemeProvider>
    );
    container.innerHTML = renderToString(element);
    const field = await type(context, '90,5');
    hydrated = hydrateRoot(container, element);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(90.5));
    await expect(field).toHaveValue('90,5');
  },
});
