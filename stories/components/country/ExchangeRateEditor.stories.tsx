import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExchangeRateEditor } from '#src/components/country/ExchangeRateEditor.tsx';
import { longText, mobileViewport } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Country/ExchangeRateEditor',
  component: ExchangeRateEditor<string>,
  parameters: { layout: 'padded' },
  args: {
    rates: [
      { currency: 'GBP', rate: 172, source: 'a bank, 25 November 2026' },
      { currency: 'CAD', rate: 97, source: 'your own rate' },
    ],
    max: 9999,
    onChange: fn(),
    onReset: fn(),
  },
});

/** The rates in use, and a button back to those of the site. A rate applies while it is typed. */
export const TwoRates = meta.story({ tags: ['dark'] });

TwoRates.test('changes and resets', async ({ args, canvas, userEvent }) => {
  await expect(
    canvas.getByText(
      'Rates used: 1 GBP = NPR 172 (a bank, 25 November 2026); 1 CAD = NPR 97 (your own rate).',
    ),
  ).toBeVisible();
  const rate = canvas.getByRole('textbox', { name: 'NPR for 1 GBP' });
  await expect(rate).toHaveValue('172');
  await userEvent.clear(rate);
  await userEvent.type(rate, '180.5');
  await expect(args.onChange).toHaveBeenLastCalledWith('GBP', 180.5);
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the published rates' }));
  await expect(args.onReset).toHaveBeenCalledOnce();
});

/** The labels are above their fields, however narrow the page is. */
export const Narrow = meta.story({
  args: {
    rates: ['GBP', 'CAD', 'NZD'].map((currency) => ({ currency, rate: 97.25, source: 'a bank' })),
  },
  decorators: [withWidth(150)],
});

Narrow.test('has each label above its field', async ({ canvas }) => {
  const boxes = canvas.getAllByText(/^NPR for 1/).map((label) => label.getBoundingClientRect());
  const fields = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
  for (const [index, label] of boxes.entries()) {
    await expect(label.bottom).toBeLessThanOrEqual(fields[index]?.top ?? 0);
    await expect(label.top).toBeGreaterThanOrEqual(fields[index - 1]?.bottom ?? 0);
  }
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  args: { rates: [{ currency: 'GBP', rate: 172, source: longText }] },
  globals: mobileViewport,
});
