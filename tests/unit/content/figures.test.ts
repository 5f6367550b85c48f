import { describe, expect, it } from 'vitest';
import { EXPENSE_TOPICS, figuresOf, textOf2025, valueOf2025 } from '#src/domain/figure.ts';
import { everyGuide } from '../guides.ts';

/** Those of the specification, and the rules of that year; a country that comes later has none. */
const valuesOf2025: Readonly<Record<string, readonly string[]>> = {
  uk: ['£10,000 to 38,000', '£11,000 to 45,000', '20 hours per week', 'Graduate Route'],
  australia: [
    'AUD 20,000 to 45,000',
    'AUD 22,000 to 50,000',
    '48 hours per fortnight',
    'Temporary Graduate visa (485), 2 to 3 years',
  ],
  canada: [
    'CAD 15,000 to 35,000',
    'CAD 10,000 to 50,000',
    '20 hours per week',
    'Post-Graduation Work Permit, up to 3 years',
  ],
  ireland: [
    '€9,000 to 20,000',
    '€7,000 to 12,000',
    'at least €7,000',
    '€60 or €100',
    'about €500',
    '20 hours per week, 40 in holidays',
    '2 years',
  ],
  newzealand: [
    'NZD 20,000 to 40,000',
    'NZD 25,000 to 50,000',
    '20 hours during terms and 40 during breaks, per week',
    'Up to 3 years',
  ],
  usa: [
    'USD 31,880',
    'USD 45,000',
    '20 hours per week, on campus',
    // In a narrow cell the numbers stay with their words.
    'Optional Practical Training (OPT), 12\u00a0months, 24\u00a0more for STEM\u00a0degrees',
  ],
};

describe.each(everyGuide)('the figures of $name', ({ slug, figures }) => {
  it('have these values of 2025', () => {
    const values = figures.flatMap((figure) => valueOf2025(figure) ?? []);
    expect(values.map(textOf2025)).toEqual(valuesOf2025[slug] ?? []);
  });

  it('say which year an average is of, and which price to look up', () => {
    for (const { label, note, values } of figures) {
      if (!values[0].amounts?.some(({ averageOf }) => averageOf)) continue;
      expect(note, label).toMatch(/published for the academic year 20\d\d–\d\d/);
      expect(note, label).toMatch(/look up the price of the year in which you begin/);
    }
  });

  it('give every tuition a course, without which no page shows it', () => {
    const missing = figuresOf(figures, 'tuition').filter(({ course }) => !course);
    expect(missing).toEqual([]);
  });

  it('have ascending days and a look after the last one', () => {
    for (const { values, nextLook, label } of figures) {
      const days = values.map(({ validFrom = '' }) => validFrom);
      expect(days, label).toEqual(days.toSorted());
      // The first one may be that of our table of 2025.
      for (const { confidence } of values.slice(1)) expect(confidence, label).toBeDefined();
      for (const { source } of nextLook ? values : []) {
        expect(source.checked < (nextLook ?? ''), label).toBe(true);
      }
    }
  });

  it('are about each expense; only the USA have no living costs', () => {
    // Of a country that comes later we may know less.
    const topics = slug in valuesOf2025 ? EXPENSE_TOPICS : [];
    const missing = topics.filter((topic) => figuresOf(figures, topic).length === 0);
    expect(missing).toEqual(slug === 'usa' ? ['living'] : []);
  });
});
