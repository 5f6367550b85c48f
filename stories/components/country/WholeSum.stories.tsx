import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { WholeSum } from '#src/components/country/WholeSum.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country } from '#src/domain/country.ts';
import type { SumOptions } from '#src/domain/sumOptions.ts';
import { highestPart, wholeSum } from '#src/domain/wholeSum.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import { namedRates, sampleRates } from '../../support/rates.ts';

const DAY = '2026-11-26';

const sumOf = (country: Country, options: SumOptions = {}) => ({
  country: country.name,
  sum: wholeSum(country, options, DAY),
});

const meta = preview.meta({
  component: WholeSum,
  parameters: namedRates,
  args: { ...sumOf(uk), rates: sampleRates },
});

type Play = NonNullable<typeof meta.input.play>;

const open: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByText('How we add it up'));

/** All parts are known: the range in lakh, and a bar for each part. */
export const AllParts = meta.story();

/** The exact amounts, what is not added up, and the sources. Further years have no visa fee. */
export const Opened = meta.story({ tags: ['picture'], play: open });

Opened.test(
  'has no further years for a course of one year',
  { args: sumOf(uk, { years: 1 }) },
  async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'First year' })).toBeVisible();
    await expect(canvas.queryByText('Each further year')).toBeNull();
  },
);

Opened.test(
  'has no tuition with a full scholarship',
  { args: sumOf(uk, { tuition: 0 }) },
  async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Tuition/ });
    await expect(row).toHaveTextContent('Tuition£0£0');
  },
);

/** A person's own case: their tuition, London, three years. */
export const OwnCase = meta.story({
  tags: ['picture', 'dark'],
  args: sumOf(uk, { tuition: 15_000, place: 'london', years: 3 }),
});

/** A part without a figure is named and is not in the sum. */
export const WithoutAPart = meta.story({ tags: ['picture'], args: sumOf(usa), play: open });

/** Fees that are paid once are no sum of a year. */
export const WithoutYearlyCosts = meta.story({ args: sumOf(usa, { course: 'postgraduate' }) });

WithoutYearlyCosts.test('has no sum of a year', async ({ canvas }) => {
  await expect(
    canvas.getByText('A sum needs tuition, living costs and health cover.'),
  ).toBeVisible();
  await expect(canvas.queryByText(/^About NPR/)).toBeNull();
});

/** In a comparison the exact amounts are in the guide. */
export const Short = meta.story({ args: { isShort: true } });

Short.test(
  'fills half of a bar if another country has twice as much',
  { args: { top: 2 * highestPart([meta.input.args.sum], sampleRates) } },
  async ({ canvasElement }) => {
    const bars = canvasElement.querySelectorAll<HTMLElement>('dd + [aria-hidden]');
    const ends = Array.from(bars, (bar) => Number.parseFloat(bar.style.getPropertyValue('--to')));
    await expect(Math.max(...ends)).toBe(50);
  },
);

export const Mobile = meta.story({
  tags: ['picture'],
  args: sumOf(canada),
  globals: mobileViewport,
  play: open,
});

/** Three columns have no room: the cells of a part are below each other, each with its year. */
export const LargeText = meta.story({
  args: sumOf(canada),
  globals: { ...mobileViewport, text: 'x200' },
  play: open,
});

LargeText.test('names the year in each cell', async ({ canvas }) => {
  const tuition = canvas.getByRole('rowheader', { name: 'Tuition (undergraduate)' });
  const [first, further] = Array.from(tuition.parentElement?.querySelectorAll('td') ?? []);
  if (!first || !further) throw new Error('Tuition has no cells.');
  await expect(further.getBoundingClientRect().top).toBeGreaterThan(
    first.getBoundingClientRect().top,
  );
  await expect(getComputedStyle(first, '::before').content).toContain('First year');
});
