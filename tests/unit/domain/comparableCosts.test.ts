import { describe, expect, it } from 'vitest';
import {
  STUDY_LEVELS,
  type StudyLevel,
  studyAndLivingCosts,
  studyCosts,
  sumText,
} from '#src/domain/comparableCosts.ts';
import type { Cost, Expenses } from '#src/domain/cost.ts';
import { bestRankedUniversities, type DestinationSlug } from '#src/domain/destination.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { everyDestination, loadGuide } from '../guides.ts';

async function itemsOf(slug: DestinationSlug, level: StudyLevel) {
  return studyCosts(await loadGuide(slug), level).map(({ item }) => item);
}

function range(item: Cost['item'], from: number, to: number): Cost {
  return { kind: 'range', item, label: item, from, to, per: 'year', source: CONSULTANCY_SOURCE };
}

describe('studyCosts', () => {
  it('puts like beside like: a level has only its own costs', async () => {
    expect(await itemsOf('uk', 'undergraduate')).toEqual(['undergraduate']);
    expect(await itemsOf('uk', 'postgraduate')).toEqual(['postgraduate']);
    expect(await itemsOf('usa', 'undergraduate')).toEqual([
      'publicUniversity',
      'privateUniversity',
    ]);
    expect(await itemsOf('usa', 'postgraduate')).toEqual([]);
    expect(await itemsOf('ireland', 'undergraduate')).toEqual(['tuition']);
    expect(await itemsOf('ireland', 'postgraduate')).toEqual(['tuition']);
  });

  it.each(everyDestination)(
    'never has a visa fee, proof of funds or living costs: $slug',
    async ({ slug }) => {
      for (const { level } of STUDY_LEVELS) {
        const items = await itemsOf(slug, level);
        for (const other of ['visa', 'proofOfFunds', 'living', 'insurance'] as const) {
          expect(items).not.toContain(other);
        }
      }
    },
  );
});

describe('studyAndLivingCosts', () => {
  const unknown = { kind: 'unknown' } as const;
  const expenses: Expenses = {
    living: range('living', 7000, 12_000),
    visa: unknown,
    proofOfFunds: unknown,
    insurance: unknown,
  };

  it('adds two ranges, for each level', () => {
    const costs = [range('undergraduate', 10_000, 38_000), range('postgraduate', 11_000, 45_000)];
    expect(studyAndLivingCosts({ costs, expenses, costsIncludeLiving: false })).toEqual([
      { level: 'undergraduate', from: 17_000, to: 50_000 },
      { level: 'postgraduate', from: 18_000, to: 57_000 },
    ]);
  });

  it('adds nothing to costs that include living costs already', () => {
    const costs = [range('tuition', 9000, 20_000)];
    expect(studyAndLivingCosts({ costs, expenses, costsIncludeLiving: true })).toEqual([]);
  });

  it('adds nothing if the living costs are unknown', () => {
    const costs = [range('tuition', 9000, 20_000)];
    const noLiving = { ...expenses, living: unknown };
    expect(studyAndLivingCosts({ costs, expenses: noLiving, costsIncludeLiving: false })).toEqual(
      [],
    );
  });

  it('does not add an average to a range, or choose one of two kinds of university', () => {
    const average: Cost = {
      kind: 'average',
      item: 'publicUniversity',
      label: 'Public university',
      amount: 30_780,
      averageOf: 'a bachelor’s degree',
      per: 'year',
      source: CONSULTANCY_SOURCE,
    };
    const both = [range('publicUniversity', 1, 2), range('privateUniversity', 3, 4)];
    for (const costs of [[average], both]) {
      expect(studyAndLivingCosts({ costs, expenses, costsIncludeLiving: false })).toEqual([]);
    }
  });

  it('is known for Ireland only', async () => {
    for (const { slug } of everyDestination) {
      const sums = studyAndLivingCosts(await loadGuide(slug));
      expect(sums.map(({ from, to }) => [from, to])).toEqual(
        slug === 'ireland'
          ? [
              [16_000, 32_000],
              [16_000, 32_000],
            ]
          : [],
      );
    }
  });
});

describe('sumText', () => {
  it('says the sum once, in both currencies', async () => {
    expect(sumText(await loadGuide('ireland'), defaultRates)).toBe(
      'The tuition and the living costs of one year together are €16,000 to 32,000 (NPR 23,52,000 to 47,04,000).',
    );
  });

  it('names the level where the sums differ', async () => {
    const guide = await loadGuide('ireland');
    const costs = [range('undergraduate', 1000, 2000), range('postgraduate', 3000, 4000)];
    expect(sumText({ ...guide, costs }, defaultRates)).toContain(
      '€8,000 to 14,000 (NPR 11,76,000 to 20,58,000) for undergraduate courses, €10,000 to 16,000',
    );
  });

  it('is missing where nothing can be added up', async () => {
    expect(sumText(await loadGuide('uk'), defaultRates)).toBeUndefined();
  });
});

describe('bestRankedUniversities', () => {
  it.each([
    ['uk', [2, 3, 5, 9]],
    ['australia', [13, 18, 19, 30]],
    ['canada', [25, 29, 38, 96]],
    ['ireland', [87, 126, 273, 273]],
    ['newzealand', [65, 214, 235, 239]],
    ['usa', [1, 4, 6, 10]],
  ] as const)('returns the four best of %s, whatever the display order', async (slug, ranks) => {
    const guide = await loadGuide(slug);
    expect(bestRankedUniversities(guide, 4).map(({ rank }) => rank)).toEqual(ranks);
  });
});
