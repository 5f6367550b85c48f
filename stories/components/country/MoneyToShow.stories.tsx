import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MoneyToShow } from '#src/components/country/MoneyToShow.tsx';
import { australia } from '#src/content/countries/australia/guide.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import type { Country } from '#src/domain/country.ts';
import { moneyToShow } from '#src/domain/moneyToShow.ts';
import { namedRates, sampleRates } from '../../support/rates.ts';

const day = '2026-11-26';

const of = (guide: Country) => ({
  country: { name: guide.name, currency: guide.currency },
  toShow: moneyToShow(guide, {}, day),
  day,
});

const meta = preview.meta({
  component: MoneyToShow,
  parameters: namedRates,
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

/** Something that must be shown beside the money has no amount. */
export const MoreThanMoney = meta.story({ args: of(newZealand) });

MoreThanMoney.test('says that it is not in the sum', async ({ canvas }) => {
  const besides = /In addition you show an onward ticket or its price, which is not in this sum\.$/;
  await expect(canvas.getByText(besides)).toBeVisible();
});
