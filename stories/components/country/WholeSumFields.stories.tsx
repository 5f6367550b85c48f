import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { WholeSumFields } from '#src/components/country/WholeSumFields.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { fewParts } from '../../support/fewParts.ts';
import { sampleRates } from '../../support/rates.ts';

const meta = preview.meta({
  component: WholeSumFields,
  args: {
    country: uk,
    day: '2026-11-26',
    options: {},
    rate: sampleRates.GBP,
    publishedRate: sampleRates.GBP,
    onChange: fn(),
    onRate: fn(),
  },
});

/** A course, a place and numbers, each passed on by itself. */
export const WithPlaces = meta.story();

WithPlaces.test('tells each change', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Where'), 'In London');
  await expect(args.onChange).toHaveBeenLastCalledWith({ place: 'london' });
  await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Postgraduate');
  await expect(args.onChange).toHaveBeenLastCalledWith({ course: 'postgraduate' });
  await userEvent.type(canvas.getByLabelText('Tuition of your offer, GBP a year'), '15,000');
  await expect(args.onChange).toHaveBeenLastCalledWith({ tuition: 15_000 });
  const tuition = canvas.getByLabelText('Tuition of your offer, GBP a year');
  await userEvent.clear(tuition);
  await userEvent.type(tuition, '15,00,000');
  await expect(tuition).toHaveAccessibleDescription('At most 2,25,000 GBP.');
  await userEvent.clear(tuition);
  await expect(args.onChange).toHaveBeenLastCalledWith({ tuition: undefined });
  await expect(canvas.queryByLabelText(/^Living costs/)).not.toBeInTheDocument();
  await userEvent.type(canvas.getByLabelText('Years of the course'), '३');
  await expect(args.onChange).toHaveBeenLastCalledWith({ years: 3 });
});

/** A partner and children, where the country's figures name them. */
export const WithFamily = meta.story({
  tags: ['picture', 'phone'],
  args: { country: canada, options: { children: 2 } },
});

WithFamily.test('counts the family', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'A partner comes along' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ hasPartner: true });
  const children = canvas.getByLabelText('Children who come along');
  await expect(children).toHaveValue('2');
  await userEvent.clear(children);
  await expect(args.onChange).toHaveBeenLastCalledWith({ children: undefined });
});

/** Living costs, for a country of which we have no figure. */
export const WithLiving = meta.story({ args: { country: usa } });

WithLiving.test('tells the living costs', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Living costs, USD a year'), '18000');
  await expect(args.onChange).toHaveBeenLastCalledWith({ living: 18_000 });
});

/** One tuition for all, and no cases: only numbers. */
export const NumbersOnly = meta.story({
  args: {
    country: { ...fewParts, currency: 'EUR' },
    rate: sampleRates.EUR,
    publishedRate: sampleRates.EUR,
  },
});

NumbersOnly.test('tells the rate of a bank', async ({ args, canvas, userEvent }) => {
  const rate = canvas.getByLabelText('Your bank’s rate, NPR for 1 EUR');
  await userEvent.clear(rate);
  await userEvent.type(rate, '१४८.५');
  await expect(args.onRate).toHaveBeenLastCalledWith({ npr: 148.5 });
  await userEvent.clear(rate);
  await userEvent.type(rate, '1,48');
  await expect(rate).toHaveAccessibleDescription(/^At least \d+\.$/);
  await userEvent.clear(rate);
  await userEvent.type(rate, '1480');
  await expect(rate).toHaveAccessibleDescription(/^At most \d+\.$/);
  await expect(args.onRate).toHaveBeenLastCalledWith(sampleRates.EUR);
});

NumbersOnly.test(
  'names a rate that is valid, whatever the currency',
  { args: { rate: { npr: 0.92 }, publishedRate: { npr: 0.92 } } },
  async ({ canvas, userEvent }) => {
    const rate = canvas.getByLabelText(/^Your bank’s rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, 'abc');
    await expect(rate).toHaveAccessibleDescription('Type a number, such as 0.92.');
  },
);
