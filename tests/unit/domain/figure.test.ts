import { describe, expect, it } from 'vitest';
import { australia } from '#src/content/countries/australia/guide.ts';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import {
  amountsIn,
  type Figure,
  figuresDay,
  figuresOf,
  isOutdated,
  lastLook,
  valueOn,
} from '#src/domain/figure.ts';
import { figureSources, figureText } from '#src/domain/figureText.ts';

const { monthly } = amountsIn('GBP');
const source = { label: 'GOV.UK', year: 2026, checked: '2026-11-26' };
const amounts = [
  monthly(1529, { when: 'in London' }),
  monthly(1171, { when: 'elsewhere' }),
  monthly(500, { who: 'partner' }),
];
const current = { validFrom: '2026-04-08', amounts, source, confidence: 'certain' } as const;
const later = { ...current, validFrom: '2026-11-30' };

it.each([
  ['2025-01-01', current, later],
  ['2026-11-29', current, later],
  ['2026-11-30', later, undefined],
  ['2027-01-01', later, undefined],
])('valueOn has on %s the value of the day and the next one', (day, ofTheDay, next) => {
  expect(valueOn({ values: [current, later] }, day)).toEqual({ current: ofTheDay, next });
});

it.each([
  ['2026-11-29', '2026-11-26'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-11-30'],
  // The next look.
  ['2027-07-01', '2027-07-01'],
  ['2015-01-01', '2026-11-26'],
])('figuresDay is on %s the last day of a change, never before the last look: %s', (today, day) => {
  const figure: Figure = { topic: 'living', label: 'Living costs', values: [current, later] };
  expect(figuresDay([figure], today)).toBe(day);
  expect(figuresDay([], today)).toBe('2026-11-26');
});

it.each([
  ['2027-05-26', false],
  ['2027-05-27', true],
])('a look is on %s more than six months ago: %s', (day, isOld) => {
  expect(isOutdated('2026-11-26', day)).toBe(isOld);
});

it('lastLook is the oldest look at a rule that holds, and none at a value of 2025', () => {
  const { confidence: _, ...of2025 } = { ...current, source: { ...source, checked: '2025-01-01' } };
  const looked = { ...later, source: { ...source, checked: '2027-03-01' } };
  const figures = [{ values: [of2025, looked] }, { values: [of2025] }] as const;
  expect(lastLook(figures)).toBe('2027-03-01');
  expect(lastLook([...figures, { values: [current, later] }])).toBe('2026-11-26');
});

describe('figureText', () => {
  const today = '2026-11-26';
  const money = { topic: 'proofOfFunds', label: 'Money', values: [current, later] } as const;
  const likely = { ...money, values: [{ ...current, confidence: 'likely' }] } as const;

  it('has a line for each amount, in rupees first if there are rates, and the next value', () => {
    expect(figureText(money, today).lines).toEqual([
      { text: '£1,529 a month in London' },
      { text: 'or £1,171 a month elsewhere' },
    ]);
    expect(figureText(money, today, { ...builtRates, GBP: { npr: 172 } }).lines[0]).toEqual({
      text: 'about NPR 2.6\u00A0lakh a month in London',
      beside: '(£1,529)',
    });
    expect(figureText(money, today).next).toBe(
      'For applications from 30 November 2026: £1,529 a month in London, or £1,171 a month elsewhere.',
    );
  });

  it('says until it begins what a value is for, and that rupees are about', () => {
    const [stay] = figuresOf(uk.figures, 'afterDegree');
    expect(stay && figureText(stay, '2026-12-31').next).toMatch(
      /If you begin now, plan with this\.$/,
    );
    expect(stay && JSON.stringify(figureText(stay, '2027-01-01'))).not.toContain('plan with this');
    const [insurance] = figuresOf(ireland.figures, 'insurance');
    expect(insurance && figureText(insurance, today, builtRates).lines).toEqual([
      { text: 'about NPR 84,500 a year', beside: '(about €500)' },
    ]);
  });

  it('has what holds now large, and our table of 2025 in the small print', () => {
    const [work] = figuresOf(canada.figures, 'work');
    if (!work) throw new Error('Canada has no hours of work.');
    const { lines, remarks, notes } = figureText(work, today);
    expect(lines).toEqual([{ text: '24 hours per week off campus' }]);
    expect(remarks).toEqual(['2025: 20 hours per week.']);
    expect(notes[0]).toBe('Since November 2024.');
    // It only says more than that of 2025.
    const [stay] = figuresOf(uk.figures, 'afterDegree');
    expect(stay && figureText(stay, today).remarks).toEqual([]);
  });

  it('has the value of 2025 where no newer rule is known', () => {
    const [hours] = figuresOf(australia.figures, 'work');
    expect(hours && figureText(hours, today)).toEqual({
      lines: [{ text: '48 hours per fortnight' }],
      next: undefined,
      remarks: ['As of 2025.'],
      notes: ['A fortnight is two weeks, counted from a Monday.'],
    });
  });

  it('says what is likely, and nothing that we are not sure of', () => {
    expect(figureText(likely, today).remarks).toContain('Likely, not certain.');
    const unsure = ireland.figures.find(({ label }) => label === 'Fingerprints');
    expect(unsure && figureText(unsure, today).lines).toEqual([]);
  });

  it('never shows as certain what somebody had to look up again', () => {
    const remarks = (day: string) => figureText({ ...money, nextLook: '2026-12-15' }, day).remarks;
    expect(remarks('2026-12-14')).toEqual([]);
    expect(remarks('2026-12-15')).toEqual([
      'Not certain: it may have changed on 15 December 2026, and we have not looked since.',
    ]);
    const announced = { ...money, nextLook: later.validFrom };
    expect(figureText(announced, '2026-11-30').remarks).toEqual([
      'As announced for 30 November 2026; we have not looked since, so check the official page.',
    ]);
  });

  it('has the sources of today and of 2025', () => {
    const work = figuresOf(canada.figures, 'work');
    expect(figureSources(work, today).map(({ year }) => year)).toEqual([2025, 2026]);
  });
});
