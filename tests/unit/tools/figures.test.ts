import { describe, expect, it } from 'vitest';
import { nepalDay } from '#contracts/nepalDay.ts';
import { nextLookAt } from '#src/domain/figure.ts';
import { dueFigures, readFigures, seedBlogs } from '#tools/assets/figures.ts';
import { everyExam, everyGuide } from '../guides.ts';

const figures = await readFigures();

it('every page with figures is looked at, and so are the rates of the comparison', () => {
  const pages = new Set(figures.map(({ page }) => page));
  const guides = everyGuide.map(({ slug }) => `/studyin/${slug}`);
  const exams = everyExam.map(({ slug }) => `/testpreparation/${slug}`);
  expect([...pages]).toEqual(expect.arrayContaining([...guides, ...exams, '/compare']));
});

it('what is not offered has no figures', async () => {
  const left = await readFigures({ countries: [], exams: [], blogs: [] });
  expect([...new Set(left.map(({ page }) => page))]).toEqual(['every guide', '/compare']);
});

describe('the figures to look up', () => {
  it.each([
    ['2026-10-31', []],
    ['2026-11-24', ['2026-11-30']],
    ['2027-01-01', ['2026-11-30', '2026-12-26', '2027-01-01']],
  ])('on %s are those of its month and of those before', (day, looks) => {
    expect([...new Set(dueFigures(figures, day).map(nextLookAt))]).toEqual(looks);
  });

  it('are in the order of their next look', () => {
    const looks = dueFigures(figures, '2099-01-01').map(nextLookAt);
    expect(looks).toHaveLength(figures.length);
    expect(looks).toEqual(looks.toSorted());
  });
});

it('every figure has a value, and a source that was looked at in the last 18 months', () => {
  const now = new Date();
  const oldest = new Date();
  oldest.setMonth(now.getMonth() - 18);
  const isSound = ({ value, source: { label, year, checked } }: (typeof figures)[number]) =>
    value &&
    label.trim() &&
    year >= 2024 &&
    new Date(checked) >= oldest &&
    checked <= nepalDay(now);
  expect(figures.filter((figure) => !isSound(figure))).toEqual([]);
});

describe('the figures of the seed blogs', () => {
  it.each(seedBlogs)('of "$title" are in its text, and no others', (blog) => {
    const values = blog._figures.flatMap((group) => group.values);
    for (const value of values) expect(blog.content).toContain(value);
    const stated = blog.content.matchAll(
      /(?:NPR|AUD|CAD|NZD|USD|[£€$])\s?\d+(?:,\d{2,3})*|\d+ (?:hours|घण्टा)/g,
    );
    // The budgets of the two examples are questions of a reader, not figures of ours.
    const known = [...values, 'NPR 25,00,000', 'NPR 16,00,000', 'NPR 10,00,000'].join('\n');
    expect(
      [...stated].map(([amount]) => amount).filter((amount) => !known.includes(amount)),
    ).toEqual([]);
  });

  it('follow rules that still hold', () => {
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
