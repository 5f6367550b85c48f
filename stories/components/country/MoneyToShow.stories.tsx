import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MoneyToShow } from '#src/components/country/MoneyToShow.tsx';
import { australia } from '#src/content/countries/australia/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country } from '#src/domain/country.ts';
import { moneyToShow } from '#src/domain/moneyToShow.ts';
import { sampleRates } from '../../support/rates.ts';

const day = '2026-11-26';

const of = (guide: Country) => ({
  country: { name: guide.name, currency: guide.currency },
  toShow: moneyToShow(guide, {}, day),
  day,
});

const meta = preview.meta({
  component: MoneyToShow,
  args: { ...of(uk), rates: sampleRates },
});

/** The sum in lakh, what holds from a day that is known, and for how long it must be there. */
export const NewSumSoon = meta.story({ tags: ['phone', 'dark'] });

/** The rules in detail, with what can be shown instead. */
export const Opened = meta.story({
  tags: ['picture'],
  args: of(australia),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('The rules in detail')),
});

/** We know nothing of it. */
export const NotKnown = meta.story({ args: of({ ...uk, figures: [] }) });

/** The country sets no sum. */
export const NoSum = meta.story({ args: of(usa) });

NoSum.test('names the paper that has the sum', async ({ canvas }) => {
  await expect(canvas.getByText('The amount on your I-20')).toBeVisible();
});

/** In a comparison the rules are in the guide. */
export const Short = meta.story({ args: { isShort: true } });
