import { describe, expect, it } from 'vitest';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import {
  amountsIn,
  announcement,
  dayText,
  type Figure,
  figuresDay,
  figuresOf,
  headline,
  headlineInNpr,
  relianceText,
  valueOn,
} from '#src/domain/figure.ts';
import { figureRow } from '#src/domain/figureRow.ts';

const { monthly } = amountsIn('GBP');
const source = { label: 'GOV.UK', year: 2026, checked: '2026-11-23' };
const amounts = [
  monthly(1529, { when: 'in London' }),
  monthly(1171, { when: 'elsewhere' }),
  monthly(500, { who: 'partner' }),
];
const today = { validFrom: '2026-04-08', amounts, source, confidence: 'certain' } as const;
const later = { ...today, validFrom: '2026-11-30' };

it.each([
  ['2025-01-01', today, later],
  ['2026-11-29', today, later],
  ['2026-11-30', later, undefined],
  ['2027-01-01', later, undefined],
])('valueOn has on %s the value of the day and the next one', (day, current, next) => {
  expect(valueOn({ values: [today, later] }, day)).toEqual({ current, next });
});

it.each([
  ['2026-11-29T18:14:00Z', '2026-11-29'],
  ['2026-11-29T18:15:00Z', '2026-11-30'],
  // A phone with a wrong clock, and a prerendered page.
  ['2015-01-01T00:00:00Z', '2026-11-23'],
  [undefined, '2026-11-23'],
])('figuresDay is at %s the day in Kathmandu, never before the last look: %s', (moment, day) => {
  expect(figuresDay(moment ? new Date(moment) : undefined)).toBe(day);
});

describe('the texts', () => {
  it('name amount, period and case, without those of a family', () => {
    expect(headline(today)).toBe('£1,529 a month in London; £1,171 a month elsewhere');
    expect(headlineInNpr(today, defaultRates)).toBe(
      'about NPR 2.6 lakh a month in London; about NPR 2 lakh a month elsewhere',
    );
  });

  it('announce the next value', () => {
    expect(announcement(later)).toBe(
      'For applications from 30 November 2026: £1,529 a month in London; £1,171 a month elsewhere.',
    );
  });

  it('say how sure we are', () => {
    const checked = 'Checked in November 2026; read it on the official page before you pay:';
    expect(relianceText(today)).toBe(`Since 8 April 2026. ${checked}`);
    expect(relianceText({ source, confidence: 'likely' })).toBe(
      `Likely, not certain: ask us before you rely on it. ${checked}`,
    );
  });

  it('name a month where the day is not known', () => {
    expect(dayText('2024-02')).toBe('February 2024');
    expect(dayText('2024-02-11')).toBe('11 February 2024');
  });
});

describe('figureRow', () => {
  const row = ({ figures }: Pick<typeof uk, 'figures'>, topic: Figure['topic']) =>
    figureRow(figuresOf(figures, topic), '2026-11-24', defaultRates);

  it('has the value of 2025, with its period, its rupees and that it is out of date', () => {
    const { value, remark, rules, isRule } = row(ireland, 'proofOfFunds');
    expect(value).toBe('at least €7,000');
    expect(remark).toBe(
      'per year, at least NPR 10,29,000. Our table of 2025, which does not have the newer rule. Not a fee: money for your life there, which you must show you have.',
    );
    expect([rules.length, isRule]).toEqual([1, false]);
  });

  it('is not out of date without a newer rule', () => {
    expect(row(ireland, 'living').remark).toBe('per year, NPR 10,29,000 to 17,64,000');
  });

  it('has the rule of the day without a value of 2025', () => {
    const { value, remark, isRule, sources } = row(uk, 'visa');
    expect({ value, remark, isRule, sources }).toEqual({
      value: '£558',
      remark: '',
      isRule: true,
      sources: [],
    });
  });

  it('has no value without figures, or if we are not sure', () => {
    expect(figureRow([], '2026-11-24').value).toBeUndefined();
    const unsure = ireland.figures.filter(({ label }) => label === 'Fingerprints');
    expect(figureRow(unsure, '2026-11-24')).toMatchObject({ value: undefined, isRule: true });
  });
});
