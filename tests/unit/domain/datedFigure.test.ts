import { describe, expect, it } from 'vitest';
import { uk } from '#src/content/destinations/uk.ts';
import {
  announcement,
  type DatedFigure,
  dayText,
  figuresDay,
  headline,
  headlineInNpr,
  relianceText,
  valueOn,
} from '#src/domain/datedFigure.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';

function figure(label: string): DatedFigure {
  const found = uk.figures.find((entry) => entry.label === label);
  if (!found) throw new Error(`No figure '${label}'`);
  return found;
}

const amounts = (label: string, day: string) =>
  valueOn(figure(label), day).current.parts?.map(({ amount }) => amount);

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
    ['2015-01-01T00:00:00Z', '2026-11-23'],
  ])('is at %s the day in Kathmandu, never before the last look: %s', (moment, day) => {
    expect(figuresDay(new Date(moment))).toBe(day);
  });

  it('is the day of the last look on a prerendered page', () => {
    expect(figuresDay(undefined)).toBe('2026-11-23');
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
    expect(relianceText(figure('Visa fee'), '2026-04-08')).toBe(
      'Since 8 April 2026. Checked in November 2026; read it on the official page before you pay:',
    );
    expect(relianceText(figure('Tuberculosis test'))).toBe(
      'Likely, not certain: ask us before you rely on it. Checked in November 2026; read it on the official page before you pay:',
    );
  });

  it('name a month where the day is not known', () => {
    expect(dayText('2024-02')).toBe('February 2024');
    expect(dayText('2024-02-11')).toBe('11 February 2024');
  });
});
