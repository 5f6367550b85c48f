import { describe, expect, it } from 'vitest';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import {
  dayText,
  type Figure,
  figuresDay,
  figuresOf,
  headline,
  isOutdated,
  valueOn,
} from '#src/domain/figure.ts';
import { figureSources, figureText } from '#src/domain/figureText.ts';

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
    ['2026-12-31', 'Graduate Route: 2 years, 3 years after a doctorate'],
    ['2027-01-01', 'Graduate Route: 18 months, 3 years after a doctorate'],
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

it('names a month or a year where no more is known', () => {
  expect(dayText('2021')).toBe('2021');
  expect(dayText('2024-02')).toBe('February 2024');
  expect(dayText('2024-02-11')).toBe('11 February 2024');
});

it.each([
  ['2027-05-26', false],
  ['2027-05-27', true],
])('the last look is on %s more than six months ago: %s', (day, isOld) => {
  expect(isOutdated(day)).toBe(isOld);
});

describe('figureText', () => {
  const today = '2026-11-26';

  it('has a line for each amount, in rupees first if there are rates, and the next value', () => {
    const money = figure('Money to show');
    expect(figureText(money, today).lines).toEqual([
      { text: '£1,529 a month in London' },
      { text: '£1,171 a month elsewhere' },
    ]);
    expect(figureText(money, today, defaultRates).lines[0]).toEqual({
      text: 'about NPR 2.6 lakh a month in London',
      beside: '£1,529 a month in London',
    });
    expect(figureText(money, today).next).toBe(
      'For applications from 30 November 2026: £1,570 a month in London, £1,203 a month elsewhere.',
    );
  });

  it('has what holds now large, and our table of 2025 in the small print', () => {
    const [work] = figuresOf(canada.figures, 'work');
    if (!work) throw new Error('Canada has no hours of work.');
    const { lines, remarks, notes } = figureText(work, today);
    expect(lines).toEqual([{ text: '24 hours per week off campus' }]);
    expect(remarks).toEqual(['2025: 20 hours per week.']);
    expect(notes[0]).toBe('Since November 2024.');
  });

  it('has the value of 2025 where no newer rule is known', () => {
    const [living] = figuresOf(ireland.figures, 'living');
    expect(living && figureText(living, today)).toEqual({
      lines: [{ text: '€7,000 to 12,000 a year' }],
      next: undefined,
      remarks: [],
      notes: [],
    });
  });

  it('says what is likely, and nothing that we are not sure of', () => {
    expect(figureText(figure('Tuberculosis test'), today).remarks).toContain(
      'Likely, not certain.',
    );
    const unsure = ireland.figures.find(({ label }) => label === 'Fingerprints');
    expect(unsure && figureText(unsure, today).lines).toEqual([]);
  });

  it('has the sources of today and of 2025', () => {
    const work = figuresOf(canada.figures, 'work');
    expect(figureSources(work, today).map(({ year }) => year)).toEqual([2025, 2026]);
  });
});
