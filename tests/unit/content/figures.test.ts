import { describe, expect, it } from 'vitest';
import type { CountrySummary } from '#src/domain/country.ts';
import { EXPENSES, figuresOf, textOf2025, valueOf2025 } from '#src/domain/figure.ts';
import { countedLiving } from '#src/domain/studyCosts.ts';
import { everyGuide, specification } from '../guides.ts';

/** What the specification says of a country: 'uk undergraduate £10,000 to 38,000'. */
function statementsOn({ name, shortName }: CountrySummary): readonly string[] {
  return specification
    .split(/[;:.]\s/)
    .filter((text) => text.startsWith(`${name} `) || text.startsWith(`${shortName} `))
    .flatMap((text) => text.toLowerCase().split(', '));
}

describe.each(everyGuide)('the figures of $name', ({ figures, ...country }) => {
  const statements = statementsOn(country);

  it('have the values of the specification', () => {
    const values = figures.flatMap((figure) => valueOf2025(figure) ?? []).map(textOf2025);
    const isShown = (text: string) =>
      values.some((value) => text.endsWith(value.toLowerCase().replace(', per week', '')));
    expect(statements.filter((text) => !isShown(text))).toEqual([]);
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
    const expenses = country.slug === 'usa' || statements.length > 0 ? EXPENSES : [];
    const known = new Set(figures.map(({ topic }) => topic));
    if (countedLiving({ figures })) known.add('living');
    const missing = expenses.map(({ topic }) => topic).filter((topic) => !known.has(topic));
    expect(missing).toEqual(country.slug === 'usa' ? ['living'] : []);
  });
});
