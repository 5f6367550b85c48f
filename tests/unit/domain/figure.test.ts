import { describe, expect, it } from 'vitest';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import {
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

function figure(label: string): Figure {
  const found = uk.figures.find((entry) => entry.label === label);
  if (!found) throw new Error(`No figure '${label}'`);
  return found;
}

const amounts = (label: string, day: string) =>
  valueOn(figure(label), day).current.amounts?.map(({ amount }) => amount);

describe('valueOn', () => {
  it.each([
    ['2025-01-01', [1529, 1171], '2026-11-30'],
    ['2026-11-29', [1529, 1171], '2026-11-30'],
    ['2026-11-30', [1570, 1203], undefined],
    ['2027-01-01', [1570, 1203], undefined],
  ])('of the money to show is on %s %j, then %s', (day, sums, next) => {
    expect(amounts('Money to show', day)).toEqual(sums);
    expect(valueOn(figure('Money to show'), day).next?.validFrom).toBe(next);
  });

  it.each([
    ['2026-12-31', '2 years, 3 years after a doctorate'],
    ['2027-01-01', '18 months, 3 years after a doctorate'],
  ])('of the Graduate visa is on %s %s', (day, text) => {
    expect(headline(valueOn(figure('How long you may stay'), day).current)).toBe(text);
  });
});

describe('figuresDay', () => {
  it.each([
    ['2026-11-29T18:14:00Z', '2026-11-29'],
    ['2026-11-29T18:15:00Z', '2026-11-30'],
    ['2026-12-31T18:15:00Z', '2027-01-01'],
    // A phone with a wrong clock.
    ['2015-01-01T00:00:00Z', '2026-11-26'],
  ])('is at %s the day in Kathmandu, never before the last look: %s', (moment, day) => {
    expect(figuresDay(new Date(moment))).toBe(day);
  });

  it('is the day of the last look on a prerendered page', () => {
    expect(figuresDay(undefined)).toBe('2026-11-26');
  });
});

describe('the texts', () => {
  const { current, next } = valueOn(figure('Money to show'), '2026-11-24');

  it('name amount, period, case and the most that is asked for', () => {
    expect(headline(current)).toBe('£1,529 a month in London; £1,171 a month elsewhere');
  });

  it('announce the next value', () => {
    expect(next && announcement(next)).toBe(
      'For applications from 30 November 2026: £1,570 a month in London; £1,203 a month elsewhere.',
    );
  });

  it('say the amounts in rupees to be read', () => {
    expect(headlineInNpr(current, defaultRates)).toBe(
      'about NPR 2.6 lakh a month in London; about NPR 2 lakh a month elsewhere',
    );
  });

  it('say how sure we are', () => {
    expect(relianceText(figure('Visa fee').values[0])).toBe(
      'Since 8 April 2026. Checked in November 2026; read it on the official page before you pay:',
    );
    expect(relianceText(figure('Tuberculosis test').values[0])).toBe(
      'Likely, not certain: ask us before you rely on it. Checked in November 2026; read it on the official page before you pay:',
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
    expect([rules.length, isRule]).toEqual([2, false]);
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
