import { describe, expect, it } from 'vitest';
import { dueFigures, nextLookAt, readFigures, seedBlogs } from '#tools/assets/figures.ts';
import { everyExam, everyGuide } from '../guides.ts';

const figures = await readFigures();

/** The day 18 months before today. */
function oldestAllowed(): Date {
  const day = new Date();
  day.setMonth(day.getMonth() - 18);
  return day;
}

it('every page with figures is looked at, and so are the rates of the comparison', () => {
  const pages = new Set(figures.map(({ page }) => page));
  const guides = everyGuide.map(({ slug }) => `/studyin/${slug}`);
  const exams = everyExam.map(({ slug }) => `/testpreparation/${slug}`);
  expect([...pages]).toEqual(expect.arrayContaining([...guides, ...exams, '/compare']));
});

describe('the figures to look up', () => {
  it.each([
    ['2026-10-31', []],
    ['2026-11-24', ['2026-11-30']],
    ['2027-01-01', ['2026-11-30', '2027-01-01']],
  ])('on %s are those of its month and of those before', (day, looks) => {
    expect([...new Set(dueFigures(figures, day).map(nextLookAt))]).toEqual(looks);
  });

  it('are in the order of their next look', () => {
    const looks = dueFigures(figures, '2099-01-01').map(nextLookAt);
    expect(looks).toHaveLength(figures.length);
    expect(looks).toEqual([...looks].sort());
  });
});

describe('every figure', () => {
  it('has a value, and a source with its year', () => {
    const incomplete = figures.filter(
      ({ value, source }) => !value || !source.label.trim() || source.year < 2024,
    );
    expect(incomplete).toEqual([]);
  });

  it('has been compared with its source in the last 18 months', () => {
    const old = figures.filter(({ source: { checked } }) => {
      const day = new Date(checked);
      return !(day >= oldestAllowed() && day <= new Date());
    });
    expect(old).toEqual([]);
  });
});

describe('the figures of the seed blogs', () => {
  const blogs = seedBlogs.map((blog): [string, (typeof seedBlogs)[number]] => [blog.title, blog]);

  it.each(blogs)('of "%s" are in its text', (_, { content, _figures }) => {
    for (const value of _figures.flatMap(({ values }) => values)) expect(content).toContain(value);
  });

  it.each(blogs)('of "%s" include every amount of money and every limit of hours', (_, blog) => {
    const values = blog._figures.flatMap((group) => group.values).join('\n');
    const stated = blog.content.match(
      /(?:NPR|AUD|CAD|NZD|USD|[£€$])\s?\d+(?:,\d{2,3})*|\d+ (?:hours|घण्टा)/g,
    );
    // The budgets of the two examples are questions of a reader, not figures of ours.
    const budgets = ['NPR 25,00,000', 'NPR 16,00,000', 'NPR 10,00,000'];
    const missing = (stated ?? []).filter(
      (amount) => !values.includes(amount) && !budgets.includes(amount),
    );
    expect(missing).toEqual([]);
  });

  it('follow rules that still hold', () => {
    const texts = new Map(seedBlogs.map(({ title, content }) => [title, content]));
    const funds = texts.get('Proof of funds and education loans, in plain words');
    expect(funds).toContain('at least €10,000');
    expect(funds).not.toContain('NPR 10,29,000');
    const sat = texts.get('The SAT and scholarships: is the test worth it for you?');
    expect(sat).toContain('regional fee');
    for (const { title, content } of seedBlogs) {
      if (/(?:Canada: |क्यानडा.*)20 (?:hours|घण्टा)/.test(content)) {
        expect(content, title).toMatch(/24 (?:hours|घण्टा)/);
      }
      if (/(?:New Zealand: |न्युजिल्यान्ड.*)20 (?:hours|घण्टा)/.test(content)) {
        expect(content, title).toMatch(/25 (?:hours|घण्टा)/);
      }
    }
  });
});
