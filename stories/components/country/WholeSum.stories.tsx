import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { WholeSum } from '#src/components/country/WholeSum.tsx';
import { australia } from '#src/content/countries/australia/guide.ts';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country } from '#src/domain/country.ts';
import {
  DEFAULT_SUM_OPTIONS,
  moneyToShow,
  type SumOptions,
  wholeSum,
} from '#src/domain/wholeSum.ts';
import { oneOf } from '../../support/argTypes.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import { sampleRates } from '../../support/rates.ts';

const DAY = '2026-11-24';

function sumOf(guide: Country, options: Partial<SumOptions> = {}) {
  const all = { ...DEFAULT_SUM_OPTIONS, ...options };
  return {
    country: guide.name,
    currency: guide.currency,
    sum: wholeSum(guide, all, DAY),
    toShow: moneyToShow(guide, all, DAY),
    years: all.years,
    day: DAY,
  };
}

const meta = preview.meta({
  title: 'Components/Country/WholeSum',
  component: WholeSum,
  parameters: { layout: 'padded' },
  argTypes: { currency: oneOf(Object.keys(sampleRates)) },
  args: { ...sumOf(uk), rates: sampleRates },
});

/** All parts are known. Further years have no visa fee. */
export const AllParts = meta.story();

AllParts.test('sums up in both currencies', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('About NPR 37.6 to 99.2 lakh')).toBeVisible();
  const [, , , visa, , sum] = canvas.getAllByRole('row');
  await expect(visa).toHaveTextContent('Visa and permits£558NPR 95,976not again');
  await expect(sum).toHaveTextContent(
    'Sum£21,873 to 57,682NPR 37,62,156 to 99,21,304£21,315 to 57,124NPR 36,66,180 to 98,25,328',
  );
  await expect(canvasElement).toHaveTextContent(
    'In the sum: tuition, living costs, visa and permits and health cover. Not in the sum: the flight, the tests, deposits',
  );
  await expect(canvas.queryByRole('link', { name: 'Ask us' })).not.toBeInTheDocument();
});

/** What a person has put in: their tuition, London, three years. */
export const OwnCase = meta.story({
  tags: ['picture', 'dark'],
  args: sumOf(uk, { tuition: 15_000, place: 'london', years: 3 }),
});

OwnCase.test('sums up all years', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('About NPR 51.8 to 59.7 lakh')).toBeVisible();
  await expect(canvas.getByText('All 3 years together: about NPR 1.5 to 1.8 crore.')).toBeVisible();
  await expect(canvasElement).toHaveTextContent('The tuition that you put in.');
  await expect(canvasElement).toHaveTextContent(
    '£13,761 (about NPR 23.7 lakh) beside the tuition; with the tuition of the first year £28,761',
  );
});

/** A part without a figure is named and is not in the sum. */
export const WithoutAPart = meta.story({ tags: ['picture'], args: sumOf(usa) });

WithoutAPart.test('names the part', async ({ canvas }) => {
  await expect(
    canvas.getByText('This sum is without living costs and health cover: we have no figure.'),
  ).toBeVisible();
  const row = canvas.getByRole('row', { name: /^Living costs/ });
  await expect(row).toHaveTextContent('Living costsnot in the sum: Ask us');
  await expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/contact?subject=United+States%3A+living+costs',
  );
});

/** Fees that are paid once are no sum of a year. */
export const WithoutYearlyCosts = meta.story({ args: sumOf(usa, { course: 'postgraduate' }) });

WithoutYearlyCosts.test('has no sum of a year', async ({ canvas }) => {
  await expect(canvas.getByText(/^A sum needs tuition, living costs and health/)).toBeVisible();
  await expect(canvas.queryByText(/^Each further year:/)).toBeNull();
});

/** A family, and an income that can be shown instead. */
export const Family = meta.story({ args: sumOf(australia, { hasPartner: true, children: 2 }) });

Family.test('counts the family', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(
    'AUD 13,502 a year for each child for school × 2, only in the upper amount.',
  );
  await expect(canvasElement).toHaveTextContent('visa and health cover of the family');
  await expect(canvasElement).toHaveTextContent('Or a year’s income of parents or partner');
});

/** A figure that is likely says so. */
export const Likely = meta.story({ args: sumOf(ireland) });

Likely.test('says that a figure is not certain', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(
    'Irish Immigration Service: Visa fees. Likely, not certain',
  );
});

/** Nothing is known: no table, no sum. */
export const NothingKnown = meta.story({ args: sumOf({ ...usa, figures: [] }) });

NothingKnown.test('has no table', async ({ canvas }) => {
  await expect(canvas.getByText(/^We have no figures for a sum here/)).toBeVisible();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  args: sumOf(canada),
  globals: mobileViewport,
});

/** Three columns have no room: the cells of a part are below each other, each with its year. */
export const LargeText = meta.story({
  name: 'Large text on a phone',
  args: sumOf(canada),
  globals: { ...mobileViewport, text: 'x200' },
});

LargeText.test('names the year in each cell', async ({ canvas }) => {
  const tuition = canvas.getByRole('rowheader', { name: 'Tuition' });
  const [first, further] = Array.from(tuition.parentElement?.querySelectorAll('td') ?? []);
  if (!first || !further) throw new Error('Tuition has no cells.');
  await expect(further.getBoundingClientRect().top).toBeGreaterThan(
    first.getBoundingClientRect().top,
  );
  await expect(getComputedStyle(first, '::before').content).toContain('First year');
});
