import { describe, expect, it } from 'vitest';
import { australia } from '#src/content/countries/australia/guide.ts';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country } from '#src/domain/country.ts';
import {
  courseChoices,
  DEFAULT_SUM_OPTIONS,
  hasFamilyFigures,
  moneyToShow,
  placeChoices,
  type SumOptions,
  wholeSum,
} from '#src/domain/wholeSum.ts';

const TODAY = '2026-11-24';

function sum(guide: Country, options: Partial<SumOptions> = {}, day = TODAY) {
  const { first, further, all, missing } = wholeSum(
    guide,
    { ...DEFAULT_SUM_OPTIONS, ...options },
    day,
  );
  return {
    first: [first.from, first.to],
    further: [further.from, further.to],
    ...(all && { all: [all.from, all.to] }),
    missing,
  };
}

function toShow(guide: Country, options: Partial<SumOptions> = {}, day = TODAY) {
  const { amount, withTuition, missing } = moneyToShow(
    guide,
    { ...DEFAULT_SUM_OPTIONS, ...options },
    day,
  );
  return {
    amount: amount && [amount.from, amount.to],
    withTuition: withTuition && [withTuition.from, withTuition.to],
    missing,
  };
}

describe('the UK', () => {
  it.each([
    // 10,000 + 9 × 1,171 + 558 + 776; 38,000 + 12 × 1,529 + 558 + 776. Further years without 558.
    ['2026-11-29', [21_873, 57_682], [21_315, 57_124]],
    // 10,000 + 9 × 1,203 + 558 + 776; 38,000 + 12 × 1,570 + 558 + 776
    ['2026-11-30', [22_161, 58_174], [21_603, 57_616]],
  ])('costs on %s %j in the first year, then %j', (day, first, further) => {
    expect(sum(uk, {}, day)).toEqual({ first, further, missing: [] });
  });

  it.each([
    // 9 × 1,529; 9 × 1,171; 9 × 1,570; 9 × 1,203
    ['london', '2026-11-29', 13_761],
    ['elsewhere', '2026-11-29', 10_539],
    ['london', '2026-11-30', 14_130],
    ['elsewhere', '2026-11-30', 10_827],
  ])('asks for a student in %s on %s to show %d and the tuition', (place, day, amount) => {
    expect(toShow(uk, { place, tuition: 15_000 }, day)).toEqual({
      amount: [amount, amount],
      withTuition: [amount + 15_000, amount + 15_000],
      missing: [],
    });
  });

  it('counts the tuition of an offer, a place and the years', () => {
    expect(sum(uk, { tuition: 15_000, place: 'london', years: 3 })).toEqual({
      // 15,000 + 9 × 1,529 + 558 + 776; 15,000 + 12 × 1,529 + 558 + 776
      first: [30_095, 34_682],
      // without 558
      further: [29_537, 34_124],
      // 30,095 + 2 × 29,537; 34,682 + 2 × 34,124
      all: [89_169, 102_930],
      missing: [],
    });
  });

  it('counts a postgraduate course', () => {
    // 11,000 + 9 × 1,171 + 558 + 776; 45,000 + 12 × 1,529 + 558 + 776
    expect(sum(uk, { course: 'postgraduate' }).first).toEqual([22_873, 64_682]);
  });

  it('has no figures of a family', () => {
    expect(hasFamilyFigures(uk, TODAY)).toBe(false);
    expect(sum(uk, { hasPartner: true, children: 1 }).missing).toEqual([
      'the living costs of a partner',
      'the living costs of children',
    ]);
  });
});

describe('Australia', () => {
  it('is summed up without health cover', () => {
    expect(sum(australia)).toEqual({
      // 20,000 + 29,710 + 2,500; 45,000 + 29,710 + 2,500
      first: [52_210, 77_210],
      further: [49_710, 74_710],
      missing: ['health cover'],
    });
  });

  it('has no figures of a family, who may not come', () => {
    expect(hasFamilyFigures(australia, TODAY)).toBe(false);
  });

  it('asks to show living, travel and tuition, not an income as well', () => {
    expect(toShow(australia)).toEqual({
      // 29,710 + 2,000
      amount: [31_710, 31_710],
      // 31,710 + 20,000; 31,710 + 45,000
      withTuition: [51_710, 76_710],
      missing: [],
    });
  });
});

describe('Canada', () => {
  it('is summed up for all provinces until one is chosen', () => {
    expect(sum(canada)).toEqual({
      // 15,000 + 23,448 + 150 + 85; 35,000 + 24,617 + 150 + 85 + 135 for Quebec
      first: [38_683, 59_987],
      further: [38_448, 59_617],
      missing: ['health cover'],
    });
    // 23,448 + 2,000; 24,617 + 2,000
    expect(toShow(canada).amount).toEqual([25_448, 26_617]);
  });

  it('counts Quebec', () => {
    // 20,000 + 24,617 + 150 + 85 + 135
    expect(sum(canada, { place: 'quebec', tuition: 20_000 }).first).toEqual([44_987, 44_987]);
    expect(toShow(canada, { place: 'quebec' }).amount).toEqual([26_617, 26_617]);
  });

  it('counts no certificate of Quebec outside it', () => {
    // 21,000 + 23,448 + 150 + 85
    const options = { place: 'outside-quebec', tuition: 21_000 };
    expect(sum(canada, options).first).toEqual([44_683, 44_683]);
  });

  it('counts a family of four outside Quebec, and no other family', () => {
    const four = { hasPartner: true, children: 2, tuition: 20_000 };
    // 20,000 + 43,572 + 150 + 85, with 135 in Quebec
    expect(sum(canada, four)).toMatchObject({
      first: [63_807, 63_942],
      missing: ['health cover', 'visa and health cover of the family'],
    });
    // 43,572 + 2,000
    expect(toShow(canada, four).amount).toEqual([45_572, 45_572]);
    expect(sum(canada, { ...four, place: 'quebec' })).toMatchObject({
      // 20,000 + 24,617 + 150 + 85 + 135
      first: [44_987, 44_987],
      missing: expect.arrayContaining(['the living costs of a partner']),
    });
    expect(sum(canada, { hasPartner: true }).missing).toContain('the living costs of a partner');
  });
});

it.each([
  // 9,000 + 7,000 + 60 + 300 + 500; 20,000 + 12,000 + 100 + 300 + 500. Then without 60 and 100.
  [ireland, [16_860, 32_900], [16_800, 32_800], [], [10_000, 10_000], [19_000, 30_000]],
  // 20,000 + 20,000 + 850; 40,000 + 20,000 + 850
  [
    newZealand,
    [40_850, 60_850],
    [40_000, 60_000],
    ['health cover'],
    [20_000, 20_000],
    [40_000, 60_000],
  ],
])('$name is summed up', (guide, first, further, missing, amount, withTuition) => {
  expect(sum(guide)).toEqual({ first, further, missing });
  expect(toShow(guide)).toMatchObject({ amount, withTuition });
});

describe('the USA', () => {
  it('is summed up at one average, without living costs and health cover', () => {
    expect(sum(usa)).toEqual({
      // 31,880 + 185 + 350; with 250 that may be added
      first: [32_415, 32_665],
      further: [31_880, 31_880],
      missing: ['living costs', 'health cover'],
    });
    // 45,000 + 185 + 350
    expect(sum(usa, { course: 'privateUniversity' }).first).toEqual([45_535, 45_785]);
  });

  it('has no figure for a postgraduate course until a tuition is put in', () => {
    expect(sum(usa, { course: 'postgraduate' }).missing).toContain('tuition');
    // 25,000 + 185 + 350
    expect(sum(usa, { course: 'postgraduate', tuition: 25_000 }).first).toEqual([25_535, 25_785]);
  });

  it('sets no sum to show', () => {
    expect(toShow(usa)).toEqual({ amount: undefined, withTuition: undefined, missing: [] });
  });
});

describe('the choices', () => {
  it('are the study costs, one at a time', () => {
    const items = (guide: Country) => courseChoices(guide).map(({ course }) => course);
    expect(items(uk)).toEqual(['undergraduate', 'postgraduate']);
    expect(items(ireland)).toEqual(['tuition']);
    expect(items(usa)).toEqual(['publicUniversity', 'privateUniversity', 'postgraduate']);
  });

  it('are the places with amounts of their own', () => {
    expect(placeChoices(uk, TODAY)).toEqual([
      { place: 'london', label: 'In London' },
      { place: 'elsewhere', label: 'Elsewhere' },
    ]);
    expect(placeChoices(canada, TODAY).map(({ label }) => label)).toEqual([
      'Outside Quebec',
      'In Quebec',
    ]);
    expect(placeChoices(ireland, TODAY)).toEqual([]);
  });
});

it.each([uk, australia, canada, ireland, newZealand, usa])(
  'every part of $name with an amount keeps its source',
  (guide) => {
    for (const { amounts, sources } of wholeSum(guide, DEFAULT_SUM_OPTIONS, TODAY).parts) {
      if (amounts) expect(sources.length).toBeGreaterThan(0);
    }
  },
);
