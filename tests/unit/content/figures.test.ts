import { describe, expect, it } from 'vitest';
import { keyFacts } from '#src/domain/country.ts';
import { EXPENSE_TOPICS, figuresOf, textOf2025, valueOf2025 } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { everyCountry, loadGuide } from '../guides.ts';

const slugs = everyCountry.map(({ slug }) => slug);

describe('the values of 2025', () => {
  it.each([
    ['uk', ['£10,000 to 38,000', '£11,000 to 45,000', '20 hours per week', 'Graduate Route']],
    [
      'australia',
      [
        'AUD 20,000 to 45,000',
        'AUD 22,000 to 50,000',
        '48 hours per fortnight',
        'Temporary Graduate visa (485), 2 to 3 years',
      ],
    ],
    [
      'canada',
      [
        'CAD 15,000 to 35,000',
        'CAD 10,000 to 50,000',
        '20 hours per week',
        'Post-Graduation Work Permit, up to 3 years',
      ],
    ],
    [
      'ireland',
      [
        '€9,000 to 20,000',
        '€7,000 to 12,000',
        'at least €7,000',
        '€60 or €100',
        'about €500',
        '20 hours per week, 40 in holidays',
        '2 years',
      ],
    ],
    [
      'newzealand',
      [
        'NZD 20,000 to 40,000',
        'NZD 25,000 to 50,000',
        '20 hours during terms and 40 during breaks, per week',
        'Up to 3 years',
      ],
    ],
    [
      'usa',
      [
        'USD 31,880',
        'USD 45,000',
        '20 hours per week, on campus',
        // In a narrow cell the numbers stay with their words.
        'Optional Practical Training (OPT), 12\u00a0months, 24\u00a0more for STEM\u00a0degrees',
      ],
    ],
  ] as const)('of %s are these', async (slug, texts) => {
    const values = (await loadGuide(slug)).figures.flatMap((figure) => valueOf2025(figure) ?? []);
    expect(values.map(textOf2025)).toEqual(texts);
  });

  it('that are averages name their year, and which price to look up', async () => {
    for (const { note } of studyCosts(await loadGuide('usa'))) {
      expect(note).toMatch(/published for the academic year 2025–26/);
      expect(note).toMatch(/look up the price of the year in which you begin/);
    }
  });
});

describe('the rules of November 2026', () => {
  it.each([
    ['uk', 'family', 'Only with a doctorate'],
    ['uk', 'english', 'Level B2'],
    ['australia', 'family', 'Most applicants, from Nepal too, can neither'],
    ['australia', 'english', 'IELTS 6.0'],
    ['canada', 'family', 'An open work permit for the partner only'],
    ['ireland', 'family', 'In general not'],
    ['newzealand', 'family', 'A work visa for the partner'],
    ['usa', 'family', 'Husband or wife'],
  ] as const)('of %s on %s begin: %s', async (slug, topic, beginning) => {
    const [figure] = figuresOf((await loadGuide(slug)).figures, topic);
    expect(figure?.values[0].text?.startsWith(beginning)).toBe(true);
  });

  it('leave the stay in the USA as it was, because the fixed time did not take effect', async () => {
    const { figures } = await loadGuide('usa');
    const stay = figures.find(({ label }) => label === 'Length of stay');
    expect(stay?.values.map(({ text }) => text)).toEqual([
      'As long as you study (duration of status), and 60 days to leave',
    ]);
  });
});

describe('the figures', () => {
  it.each(slugs)('of %s have ascending days and a look after the last one', async (slug) => {
    const { figures } = await loadGuide(slug);
    for (const { values, nextLook, label } of figures) {
      const days = values.map(({ validFrom = '' }) => validFrom);
      expect(days, label).toEqual([...days].sort());
      // The first one may be that of our table of 2025.
      for (const { confidence } of values.slice(1)) expect(confidence, label).toBeDefined();
      for (const { source } of nextLook ? values : []) {
        expect(source.checked < (nextLook ?? ''), label).toBe(true);
      }
    }
    const missing = EXPENSE_TOPICS.filter((topic) => figuresOf(figures, topic).length === 0);
    expect(missing).toEqual(slug === 'usa' ? ['living'] : []);
  });
});

describe('rules that have changed since our table of 2025', () => {
  it.each([
    ['canada', '20 hours per week', '24 hours per week off campus'],
    [
      'newzealand',
      '20 hours during terms and 40 during breaks, per week',
      '25 hours per week during terms, and during breaks as before',
    ],
  ] as const)('of %s keep our value and name the new one', async (slug, ours, newer) => {
    const [work] = figuresOf((await loadGuide(slug)).figures, 'work');
    expect(work?.values.map(({ text }) => text)).toEqual([ours, newer]);
  });

  it('are the key facts, with our table of 2025 in the small print and both sources', async () => {
    const fact = keyFacts(await loadGuide('canada'), '2026-11-26').find(
      ({ label }) => label === 'Work in term',
    );
    expect(fact?.value).toBe('24 hours per week off campus');
    expect(fact?.remark).toBe('2025: 20 hours per week.');
    expect(fact?.sources).toHaveLength(2);
  });

  it.each([
    ['uk', 'Immigration health surcharge'],
    ['canada', 'Quebec Acceptance Certificate (CAQ)'],
  ] as const)('require in %s: %s', async (slug, name) => {
    const { requirements } = await loadGuide(slug);
    expect(requirements.map((requirement) => requirement.name)).toContain(name);
  });
});
