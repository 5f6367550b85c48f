import { describe, expect, it } from 'vitest';
import { courses as ourCourses } from '#brand/courses.ts';
import { canCompare, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { describeCourses } from '#src/content/exams/describeCourses.ts';
import { loadExam } from '#src/content/exams/loadExam.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { UK_VISA_EXAMS, VISA_EXAMS } from '#src/content/exams/visaExams.ts';
import { ENROL_LINK_TEXT, type Exam, OUR_COUNTRIES } from '#src/domain/exam.ts';
import { examFeeTerms, examFeeText } from '#src/domain/examFee.ts';
import { inSentence } from '#src/lib/wording.ts';
import { everyCountry, everyExam, loadGuide, loadRawExam } from '../guides.ts';

const all = await Promise.all(everyExam.map((test) => loadRawExam(test.slug)));

const [ielts, pte, toefl, gre, sat] = await Promise.all([
  loadRawExam('ielts'),
  loadRawExam('pte'),
  loadRawExam('toefl'),
  loadRawExam('gre'),
  loadRawExam('sat'),
]);

function answer(test: Exam, question: RegExp): string {
  return test.faq.find((item) => question.test(item.question))?.answer ?? '';
}

it('the menu lists the five tests in this order, with taglines that fit a card', () => {
  expect(everyExam.map((test) => test.name)).toEqual(['IELTS', 'PTE', 'TOEFL', 'GRE', 'SAT']);
  for (const test of everyExam) expect(test.tagline.length, test.tagline).toBeLessThanOrEqual(60);
});

describe.each(all)('$slug', (test) => {
  it('has five to seven different questions with answers', () => {
    expect(test.faq.length).toBeGreaterThanOrEqual(5);
    expect(test.faq.length).toBeLessThanOrEqual(7);
    expect(new Set(test.faq.map((item) => item.question)).size).toBe(test.faq.length);
    for (const item of test.faq) expect(item.answer.length).toBeGreaterThan(40);
  });

  it('gives a source for every answer with a figure', () => {
    for (const item of test.faq) {
      if (/NPR|\$|\d{2}|\d weeks/.test(item.answer))
        expect(item.source, item.question).toBeDefined();
    }
  });

  it('has a scale that can be drawn', () => {
    for (const { min, max, tick } of test.score.scales) {
      expect(min).toBeLessThan(max);
      expect((max - min) % tick).toBe(0);
    }
  });
});

it('the link to contact is on every page but IELTS, with this text', () => {
  expect(ENROL_LINK_TEXT).toBe('Enroll Now or Contact Us');
  expect(all.filter(({ enrolLink }) => !enrolLink)).toEqual([ielts]);
});

describe('scores', () => {
  it.each([
    [ielts, [[0, 9]]],
    [pte, [[10, 90]]],
    [
      toefl,
      [
        [1, 6],
        [0, 120],
      ],
    ],
    [
      gre,
      [
        [130, 170],
        [130, 170],
        [0, 6],
      ],
    ],
    [sat, [[400, 1600]]],
  ])('of $name have the ranges of its maker', ({ score }, ranges) => {
    expect(score.scales.map(({ min, max }) => [min, max])).toEqual(ranges);
  });

  it('of TOEFL say what has changed, since when and until when', () => {
    expect(toefl.scoreShort).toBe('1 to 6, until 2028 also 0 to 120');
    expect(toefl.score.figure?.values[1]).toMatchObject({
      validFrom: '2026-01-21',
      text: 'the score runs from 1 to 6',
      note: expect.stringMatching(/since 21 January 2026.*until January 2028.*0 to 120/),
      source: { url: 'https://www.ets.org/toefl', checked: '2026-11-22' },
    });
    expect(answer(toefl, /1 to 6/)).toContain('Until January 2028');
  });
});

it('the page of a test says of each country that is offered that it is taken there', async () => {
  expect(pte.description.join(' ')).toContain(`Many universities in ${OUR_COUNTRIES}. Others`);
  const names = inSentence(offeredCountries.map(({ nameInText }) => nameInText));
  const takenIn = canCompare ? `of our destinations take it: ${names}` : `in ${names} take it`;
  for (const { slug } of offeredExams) {
    const text = (await loadExam(slug)).description.join(' ');
    expect(text).not.toContain(OUR_COUNTRIES);
    if (slug === 'pte') expect(text).toContain(`${takenIn}. Others`);
  }
});

describe('IELTS fees', () => {
  const rows = ielts.fees.kind === 'administrators' ? ielts.fees.rows : [];
  const feesAt = (administrator: string) =>
    rows.filter((row) => row.administeredBy === administrator).map((row) => [row.type, row.fee]);

  it('are five for each administrator, identical for both', () => {
    expect(rows).toHaveLength(10);
    for (const administrator of ['British Council', 'IDP Nepal']) {
      expect(feesAt(administrator)).toEqual([
        ['Paper-based IELTS', 31_500],
        ['Computer-based IELTS', 28_800],
        ['UKVI paper-based IELTS', 34_000],
        ['UKVI computer-based IELTS', 28_800],
        ['Life Skills (A1 and B1)', 24_000],
      ]);
    }
  });

  it('are in the FAQ with the range of the table', () => {
    expect(answer(ielts, /cost/)).toContain('NPR 28,000 to 33,000');
  });
});

it('PTE fees are these ranges', () => {
  expect(pte.fees).toMatchObject({
    kind: 'ranges',
    rows: [
      { type: 'PTE Academic', fee: 'NPR 26,500 to 30,000' },
      { type: 'PTE Academic Online', fee: 'NPR 26,500 to 30,000' },
      { type: 'PTE Academic UKVI', fee: 'NPR 32,000 to 34,000' },
    ],
  });
});

describe('exam fees in US dollars', () => {
  it.each([
    [sat, ['$60', 135, 'NPR 8,100'], '$60 = NPR 8,100'],
    [gre, ['$220', 135, 'NPR 29,700'], '$220 = NPR 29,700'],
    [toefl, ['($190 to $210)', 135, 'NPR 25,650 to 28,350'], '$190 to $210 = NPR 25,650 to 28,350'],
  ])('of $name are terms of a multiplication, and in the FAQ', (test, terms, text) => {
    if (test.fees.kind !== 'usd') throw new Error(`${test.name} has no fee in US dollars`);
    expect(Object.values(examFeeTerms(test.fees.exam))).toEqual(terms);
    expect(examFeeText(test.fees.exam)).toBe(text);
    expect(answer(test, /cost/)).toContain(text);
  });

  it('say that the SAT costs more outside the USA', () => {
    expect(sat.fees.figure?.values.map((value) => value.text)).toEqual([
      '$60 = NPR 8,100',
      'USD 68, and a regional fee outside the USA',
    ]);
    expect(answer(sat, /cost/)).toContain('outside the USA the College Board adds a regional fee');
  });
});

describe('our courses', () => {
  const texts = { preparation: 'PTE, task by task', paidTo: 'Pearson' };
  const rows = [{ course: 'Evening', duration: '5 weeks', fee: 12_000 }];

  it('have their fees, which no university or embassy can confirm', () => {
    const { courses, faq, join } = describeCourses({ year: 2026, rows, advice: 'Both.' }, texts);
    const source = expect.objectContaining({
      label: 'our class fees, 2026; ask us before you enrol',
      year: 2026,
    });
    expect(courses.fees).toEqual({ rows, source });
    expect(courses.note).toContain('is paid to Pearson and comes on top');
    expect(faq).toEqual([{ question: 'Which course should I take?', answer: 'Both.', source }]);
    expect(join.title).toBe('Join the course');
  });

  it('get no question without advice', () => {
    expect(describeCourses({ year: 2026, rows }, texts).faq).toEqual([]);
  });

  it('have no fee where we name none: the page asks', () => {
    const { courses, faq, join } = describeCourses(undefined, texts);
    expect(courses).toEqual({
      note: 'We prepare you for PTE, task by task. The next group, its times and the course fee:',
    });
    expect(faq).toEqual([]);
    expect(join.title).toBe('Join the preparation');
  });

  it.each(all)('are on the page of $name', ({ slug, name, courses, howToEnrol }) => {
    expect(courses.fees?.rows).toEqual(ourCourses[slug]?.rows);
    if (!courses.fees) expect(courses.note).toContain(name);
    expect(howToEnrol.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Join the/));
  });
});

describe('the English tests that a visa office takes', () => {
  it('are described in the same words on every page', async () => {
    const guides = await Promise.all(everyCountry.map(({ slug }) => loadGuide(slug)));
    for (const { examsNote } of guides) expect(examsNote).toContain(VISA_EXAMS);
    for (const slug of ['ielts', 'pte', 'toefl'] as const) {
      const { description } = await loadRawExam(slug);
      expect(description.join(' ')).toContain(VISA_EXAMS);
    }
  });

  it('are named only for the UK, on each page about it', async () => {
    expect((await loadGuide('uk')).examsNote).toContain(UK_VISA_EXAMS);
    for (const slug of ['ielts', 'pte'] as const) {
      const { description } = await loadRawExam(slug);
      expect(description.join(' ')).toContain(UK_VISA_EXAMS);
      expect(description.join(' ')).not.toMatch(/student visas/);
    }
  });
});
