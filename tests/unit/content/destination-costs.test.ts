import { describe, expect, it } from 'vitest';
import { costText, EXPENSE_ITEMS, livingText, withoutExpenses } from '#src/domain/cost.ts';
import { figuresOf } from '#src/domain/datedFigure.ts';
import { type Destination, type DestinationSlug, keyFacts } from '#src/domain/destination.ts';
import { updateText } from '#src/domain/source.ts';
import { everyDestination, loadGuide } from '../guides.ts';

const slugs = everyDestination.map(({ slug }) => slug);
const guides = new Map<DestinationSlug, Destination>(
  await Promise.all(slugs.map(async (slug) => [slug, await loadGuide(slug)] as const)),
);

function guide(slug: DestinationSlug): Destination {
  const destination = guides.get(slug);
  if (!destination) throw new Error(`No guide for ${slug}`);
  return destination;
}

describe('the rows beside the study costs', () => {
  it.each([
    ['uk', [undefined, undefined, undefined, undefined]],
    ['australia', [undefined, undefined, undefined, undefined]],
    ['canada', [undefined, undefined, undefined, undefined]],
    ['ireland', ['€7,000 to 12,000', '€60 or €100', 'at least €7,000', 'about €500']],
    ['newzealand', [undefined, undefined, undefined, undefined]],
    ['usa', [undefined, undefined, undefined, undefined]],
  ] as const)('of %s have only the figures that we were given', (slug, texts) => {
    const { expenses, currency } = guide(slug);
    const shown = EXPENSE_ITEMS.map((item) => {
      const expense = expenses[item];
      return expense.kind === 'unknown' ? undefined : costText(expense, currency);
    });
    expect(shown).toEqual(texts);
  });

  it.each(slugs)('contain every cost of %s that the chart does not draw', (slug) => {
    const { costs, expenses } = guide(slug);
    const others = costs.filter(({ kind }) => kind !== 'range' && kind !== 'average');
    expect(Object.values(expenses)).toEqual(expect.arrayContaining(others));
  });
});

describe('a cost', () => {
  it('has no note that its source does not hold', () => {
    expect(guide('ireland').expenses.visa.note).not.toMatch(/\d/);
  });

  it('that is an average names its year, and which price to look up', () => {
    for (const { note } of guide('usa').costs) {
      expect(note).toMatch(/published for the academic year 2024–25/);
      expect(note).toMatch(/look up the price of the year in which you begin/);
    }
  });
});

describe('the months after the degree', () => {
  it('stay with their numbers in a narrow cell', () => {
    expect(guide('usa').afterDegree?.text).toContain('12\u00a0months, 24\u00a0more');
  });
});

describe('the figures that change by law', () => {
  it.each(slugs)('of %s have ascending days, a source and a later look', (slug) => {
    for (const { values, source, nextLook, label } of guide(slug).figures) {
      const days = values.map(({ validFrom = '' }) => validFrom);
      expect(days, label).toEqual([...days].sort());
      expect(source.checked < nextLook, label).toBe(true);
    }
  });

  it.each(slugs)('of %s leave no expense but living without an answer', (slug) => {
    const { expenses, figures } = guide(slug);
    const missing = EXPENSE_ITEMS.filter(
      (item) => expenses[item].kind === 'unknown' && figuresOf(figures, item).length === 0,
    );
    expect(missing).toEqual(slug === 'usa' ? ['living'] : []);
  });
});

describe('livingText', () => {
  it('says whether the study costs include living costs', () => {
    const costs = guide('uk').costs;
    const studyCostsAre = 'tuition';
    expect(livingText({ costs, studyCostsAre, costsIncludeLiving: true })).toBe(
      'The study costs include living costs.',
    );
    expect(livingText({ costs, studyCostsAre, costsIncludeLiving: false })).toMatch(
      /^The study costs are tuition. Living costs are not included/,
    );
    expect(livingText(guide('ireland'))).toBe('The tuition does not include living costs.');
    expect(livingText(guide('usa'))).toMatch(/^The study costs are tuition and fees\. Living/);
  });
});

describe('the costs without the expenses beside them', () => {
  it.each(slugs)('of %s contain each study cost and no expense', (slug) => {
    const items = withoutExpenses(guide(slug)).map(({ item }) => item);
    expect(items.length).toBeGreaterThan(0);
    for (const item of EXPENSE_ITEMS) expect(items).not.toContain(item);
  });

  it('of Ireland are the tuition: the living costs are shown once', () => {
    expect(withoutExpenses(guide('ireland')).map(({ item }) => item)).toEqual(['tuition']);
  });
});

describe('rules that have changed since our table of 2025', () => {
  it('keep our figure and name the new one with its source', () => {
    expect(guide('canada').work).toMatchObject({
      inTerm: '20 hours per week',
      update: { value: '24 hours per week off campus' },
    });
    expect(guide('newzealand').work).toMatchObject({
      inTerm: '20 hours during terms and 40 during breaks, per week',
      update: { value: '25 hours per week during terms, and during breaks as before' },
    });
  });

  it('say what is a break and what becomes of its hours', () => {
    const { work } = guide('newzealand');
    expect(work?.note).toContain('Breaks are the scheduled holidays of your course.');
  });

  it('are in the key facts too', () => {
    const fact = keyFacts(guide('canada')).find(({ label }) => label === 'Work in term');
    expect(fact?.value).toBe('20 hours per week');
    expect(fact?.update && updateText(fact.update)).toBe(
      'Plan with this newer rule, checked in November 2026: 24 hours per week off campus.',
    );
    expect(fact?.sources).toHaveLength(2);
  });

  it('require the health surcharge in the UK and a certificate in Quebec', () => {
    const names = (slug: DestinationSlug) => guide(slug).requirements.map(({ name }) => name);
    expect(names('uk')).toContain('Immigration health surcharge');
    expect(names('canada')).toContain('Quebec Acceptance Certificate (CAQ)');
  });
});
