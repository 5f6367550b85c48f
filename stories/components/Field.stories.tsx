import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/Field.tsx';
import { expectNoSidewaysScroll, nepaliText, onPhone } from '../support/extremes.ts';
import { inColumn } from '../support/inColumn.tsx';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: { label: 'Name', onChange: fn() },
  decorators: [inColumn(420)],
});

/** Its label is its name, and floats above what is typed. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Asmita');
    await expect(field).toHaveValue('Asmita');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(canvas.getByText('Name', { selector: 'label' })).toHaveAttribute(
      'data-shrink',
      'true',
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
  },
});

/** What is wrong is read out with the field. */
export const Wrong = meta.story({
  args: { error: true, helperText: 'A number above 0, such as 135.', defaultValue: '-3' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('A number above 0, such as 135.');
  },
});

export const SeveralLines = meta.story({
  args: { label: 'Message', multiline: true, rows: 6 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Namaste,{Enter}when?');
    await expect(field).toHaveValue('Namaste,\nwhen?');
  },
});

export const Small = meta.story({
  args: { size: 'small', defaultValue: '135' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeLessThan(48);
  },
});

export const Devanagari = meta.story({
  args: { label: 'नाम', defaultValue: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'नाम' })).toHaveValue(nepaliText);
  },
});

export const LongOnPhone = meta.story({
  args: {
    label: 'What would you like to ask us about studying in another country',
    helperText: nepaliText.repeat(3),
  },
  globals: onPhone,
  play: expectNoSidewaysScroll,
});

export const Dark = Wrong.extend({ globals: { scheme: 'dark' } });

/** A form may lay it out by a class. */
export const WithClass = meta.story({
  args: { className: 'half' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').closest('.half')).toBeVisible();
  },
});
