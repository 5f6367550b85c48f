import { expect, it } from 'vitest';
import { australia } from '#src/content/countries/australia/guide.ts';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { AmountRange } from '#src/domain/amountRange.ts';
import type { Country } from '#src/domain/country.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import { hasFamilyFigures, placeChoices } from '#src/domain/livingCosts.ts';
import { moneyToShow } from '#src/domain/moneyToShow.ts';
import type { SumOptions } from '#src/domain/sumOptions.ts';
import { courseChoices, highestPart, wholeSum } from '#src/domain/wholeSum.ts';
import { fewParts } from '../../../stories/support/fewParts.ts';
import { everyGuide } from '../guides.ts';

type Range = readonly [from: number, to: number];

const TODAY = '2026-11-24';

const ends = (range: AmountRange | undefined) => range && [range.from, range.to];

/** The sum, with its only total. */
function sumOf(guide: Country, options: SumOptions = {}, day = TODAY) {
  const sum = wholeSum(guide, options, day);
  const [total, another] = sum.totals;
  if (!total || another) throw new Error(`${sum.totals.length} totals.`);
  return { ...sum, ...total };
}

const toShow = (guide: Country, options: SumOptions = {}, day = TODAY) =>
  moneyToShow(guide, options, day);

const HEALTH = 'health cover';
const PARTNER = 'the living costs of a partner';
const CHILDREN = 'the living costs of children';
const FEES_OF_FAMILY = 'the family’s visas and health cover';

const four: SumOptions = { hasPartner: true, children: 2, tuition: 20_000 };
const OUTSIDE_QUEBEC: SumOptions = { place: 'outside-quebec', tuition: 21_000 };
const postgraduate: SumOptions = { course: 'postgraduate' };

it.each<[Country, SumOptions, Range, Range, string[]]>([
  // 10,000 + 9 × 1,171 + 558 + 3.5 × 776; 38,000 + 12 × 1,529 + 558 + 3.5 × 776.
  // Further years without these fees.
  [uk, {}, [23_813, 59_622], [20_539, 56_348], []],
  // 11,000 + 9 × 1,171 + 558 + 1.5 × 776; 45,000 + 12 × 1,529 + 558 + 1.5 × 776
  [uk, postgraduate, [23_261, 65_070], [21_539, 63_348], []],
  // 20,000 + 9 × 1,529 + 558 + 3.5 × 776; 20,000 + 12 × 1,529 + 558 + 3.5 × 776
  [uk, { ...four, place: 'london' }, [37_035, 41_622], [33_761, 38_348], [PARTNER, CHILDREN]],
  // 20,000 + 29,710 + 2,500; 45,000 + 29,710 + 2,500. Further years without 2,500.
  [australia, {}, [52_210, 77_210], [49_710, 74_710], [HEALTH]],
  // 15,000 + 23,448 + 150 + 85; 35,000 + 24,617 + 150 + 85 + 135 for Quebec. Then without these
  // fees.
  [canada, {}, [38_683, 59_987], [38_448, 59_617], [HEALTH]],
  // 21,000 + 23,448 + 150 + 85, without the certificate of Quebec
  [canada, OUTSIDE_QUEBEC, [44_683, 44_683], [44_448, 44_448], [HEALTH]],
  // 20,000 + 24,617 + 150 + 85 + 135
  [canada, { place: 'quebec', tuition: 20_000 }, [44_987, 44_987], [44_617, 44_617], [HEALTH]],
  // 20,000 + 43,572 + 150 + 85, outside Quebec; with 135 in it
  [canada, four, [63_807, 63_942], [63_572, 63_572], [HEALTH, FEES_OF_FAMILY]],
  // 10,300 + 10,000 + 60 + 300 + 500; 29,000 + 12,000 + 100 + 300 + 500. Then without 60 and 100.
  [ireland, {}, [21_160, 41_900], [21_100, 41_800], []],
  // 11,000 and 40,000 in the place of 10,300 and 29,000
  [ireland, postgraduate, [21_860, 52_900], [21_800, 52_800], []],
  // 35,000 + 20,000 + 850; 55,000 + 20,000 + 850. Further years without 850.
  [newZealand, {}, [55_850, 75_850], [55_000, 75_000], [HEALTH]],
  // 20,000 + 20,000 + 850; 45,000 + 20,000 + 850
  [newZealand, postgraduate, [40_850, 65_850], [40_000, 65_000], [HEALTH]],
  // 45,000 + 185 + 350 and 250 that may be added. Further years without these.
  [
    usa,
    { course: 'privateUniversity' },
    [45_535, 45_785],
    [45_000, 45_000],
    ['living costs', HEALTH],
  ],
  // 25,000 + 185 + 350; our table has no postgraduate course.
  [
    usa,
    { ...postgraduate, tuition: 25_000 },
    [25_535, 25_785],
    [25_000, 25_000],
    ['living costs', HEALTH],
  ],
  // 25,000 + 18,000 + 185 + 350; only where we have no figure of our own.
  [usa, { tuition: 25_000, living: 18_000 }, [43_535, 43_785], [43_000, 43_000], [HEALTH]],
  [newZealand, { living: 18_000 }, [55_850, 75_850], [55_000, 75_000], [HEALTH]],
])('$name with $1 costs $2, then $3, without $4', (guide, options, ...expected) => {
  const { first, further, missing } = sumOf(guide, options);
  expect([ends(first), ends(further), missing]).toEqual(expected);
});

it('tells prices of living from what a visa asks for, and tuition of one degree from all', () => {
  const labelsOf = (guide: Country) => wholeSum(guide, {}, TODAY).parts.map(({ label }) => label);
  expect(labelsOf(uk)).toContain('Living, by the visa rules');
  expect(labelsOf(uk)).toContain('Tuition (undergraduate)');
  expect(labelsOf(fewParts).slice(0, 2)).toEqual(['Tuition (every degree)', 'Living costs']);
});

it('adds up all years, with the health surcharge of all of them in the first', () => {
  const { first, further, all } = sumOf(uk, { tuition: 15_000, place: 'london', years: 3 });
  // 15,000 + 9 or 12 × 1,529 + 558 + 3.5 × 776; further years without the last two
  expect(first).toEqual({ from: 32_035, to: 36_622 });
  expect(further).toEqual({ from: 28_761, to: 33_348 });
  expect(all).toEqual({ from: 89_557, to: 103_318 });
});

it('adds up each average by itself, because two averages are no range', () => {
  const { parts, totals, missing } = wholeSum(usa, { years: 2 }, TODAY);
  // 31,880 + 185 + 350 and 250 that may be added; 45,000 and the same. Further years without these.
  expect(totals.map(({ first, further, all }) => [first, further, all].map(ends))).toEqual([
    [
      [32_415, 32_665],
      [31_880, 31_880],
      [64_295, 64_545],
    ],
    [
      [45_535, 45_785],
      [45_000, 45_000],
      [90_535, 90_785],
    ],
  ]);
  for (const { average } of totals) expect(average).toMatch(/university, on average$/);
  expect(parts.map(({ label }) => label)).toEqual([
    ...totals.map(({ average = '' }) => `Tuition (${average.toLowerCase()})`),
    'Living costs',
    'Visa and permits',
    'Health cover',
  ]);
  expect(missing).toEqual(['living costs', HEALTH]);
});

it.each<[Country, SumOptions, string]>([
  [usa, postgraduate, 'tuition'],
  [canada, { ...four, place: 'quebec' }, PARTNER],
  [canada, { hasPartner: true }, PARTNER],
])('$name has with $1 no figure of $2', (guide, options, part) => {
  expect(sumOf(guide, options).missing).toContain(part);
});

it.each<[Country, SumOptions, Range | undefined, Range | undefined]>([
  // 9 × 1,529; 9 × 1,171
  [uk, { place: 'london', tuition: 15_000 }, [13_761, 13_761], [28_761, 28_761]],
  [uk, { place: 'elsewhere', tuition: 15_000 }, [10_539, 10_539], [25_539, 25_539]],
  // 29,710 + 2,000 for the journey; not an income as well
  [australia, {}, [31_710, 31_710], [51_710, 76_710]],
  // 23,448 + 2,000; 24,617 + 2,000 for the journey
  [canada, {}, [25_448, 26_617], [40_448, 61_617]],
  [canada, { place: 'quebec', tuition: 20_000 }, [26_617, 26_617], [46_617, 46_617]],
  // 43,572 + 2,000
  [canada, four, [45_572, 45_572], [65_572, 65_572]],
  [ireland, {}, [10_000, 10_000], [20_300, 39_000]],
  [newZealand, {}, [20_000, 20_000], [55_000, 75_000]],
  [usa, {}, undefined, undefined],
])('$name asks with $1 to show $2, and with the tuition $3', (guide, options, ...expected) => {
  const { amount, withTuition, missing } = toShow(guide, options);
  expect([ends(amount), ends(withTuition)]).toEqual(expected);
  expect(missing).toEqual([]);
});

it('counts prices of today where our table of 2025 has none', () => {
  const { parts, first, further, missing } = sumOf(fewParts);
  // 500,000 to 1,200,000 + 12 × 100,000 + 3,000
  expect([first, further].map(ends)).toEqual([
    [1_703_000, 2_403_000],
    [1_700_000, 2_400_000],
  ]);
  expect(missing).toEqual(['health cover']);
  expect(parts.slice(0, 2).map(({ details }) => details)).toEqual([
    [],
    ['JPY 100,000 a month, for 12 months.'],
  ]);
  expect(toShow(fewParts).amount).toBeUndefined();
});

it('has the amounts of the day', () => {
  // 9 × 1,570; 10,000 + 9 × 1,203 + 558 + 3.5 × 776; 38,000 + 12 × 1,570 + 558 + 3.5 × 776
  expect(toShow(uk, { place: 'london' }, '2026-11-29').amount?.to).toBe(13_761);
  expect(toShow(uk, { place: 'london' }, '2026-11-30').amount?.to).toBe(14_130);
  expect(ends(sumOf(uk, {}, '2026-11-30').first)).toEqual([24_101, 60_114]);
});

it('offers the study costs, one at a time', () => {
  const coursesOf = (guide: Country) => courseChoices(guide, TODAY).map(({ course }) => course);
  expect(coursesOf(uk)).toEqual(['undergraduate', 'postgraduate']);
  expect(coursesOf(fewParts)).toEqual(['tuition']);
  expect(coursesOf(usa)).toEqual([
    'undergraduate',
    'publicUniversity',
    'privateUniversity',
    'postgraduate',
  ]);
});

it('counts the price of a language school where there is no other', () => {
  const figures = fewParts.figures.map((figure) =>
    figure.topic === 'tuition' ? { ...figure, course: 'languageSchool' as const } : figure,
  );
  const guide: Country = { ...fewParts, figures };
  expect(courseChoices(guide, TODAY)[0]?.course).toBe('languageSchool');
  expect(sumOf(guide).first).toEqual(sumOf(fewParts).first);
  expect(sumOf(guide).missing).toEqual(['health cover']);
});

it('offers the places with amounts of their own, and a family where it has figures', () => {
  expect(placeChoices(uk, TODAY)).toEqual([
    { place: 'london', label: 'In London' },
    { place: 'elsewhere', label: 'Elsewhere' },
  ]);
  expect(placeChoices(ireland, TODAY)).toEqual([]);
  expect([uk, australia, canada].map((guide) => hasFamilyFigures(guide, TODAY))).toEqual([
    false,
    false,
    true,
  ]);
});

it.each(everyGuide)('every part of $name with an amount keeps its source', (guide) => {
  const { parts } = wholeSum(guide, {}, TODAY);
  const bare = parts.filter(({ amounts, sources }) => amounts && sources.length === 0);
  expect(bare).toEqual([]);
});

it('announces the money to show from the next day on', () => {
  // 9 × 1,570
  expect(toShow(uk, { place: 'london' }).next).toEqual({
    validFrom: '2026-11-30',
    amount: { from: 14_130, to: 14_130 },
  });
  expect(toShow(uk, {}, '2026-11-30').next).toBeUndefined();
});

it('has the money to show at each place, while none is chosen', () => {
  const placesOf = (guide: Country, options?: SumOptions) =>
    toShow(guide, options).byPlace?.map(({ when, amount }) => [when, amount.from]);
  expect(placesOf(canada)).toEqual([
    ['outside Quebec', 25_448],
    ['in Quebec', 26_617],
  ]);
  expect(placesOf(uk)).toEqual([
    ['in London', 13_761],
    ['elsewhere', 10_539],
  ]);
  expect(placesOf(uk, { place: 'london' })).toBeUndefined();
  expect(placesOf(ireland)).toBeUndefined();
});

it('finds the highest part of several countries in rupees', () => {
  const sums = [sumOf(uk), sumOf(ireland)];
  // 38,000 × 194, 29,000 × 169
  expect(highestPart(sums, builtRates)).toBe(7_372_000);
  expect(highestPart(sums.slice(1), builtRates)).toBe(4_901_000);
});
