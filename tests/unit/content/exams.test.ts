import { describe, expect, it } from 'vitest';
import { courses as ourCourses } from '#brand/courses.ts';
import { countriesTaking } from '#src/content/countries/offeredCountries.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { describeCourses } from '#src/content/exams/describeCourses.ts';
import { gre } from '#src/content/exams/gre.ts';
import { ielts } from '#src/content/exams/ielts.ts';
import { loadExam, withCountries } from '#src/content/exams/loadExam.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { pte } from '#src/content/exams/pte.ts';
import { sat } from '#src/content/exams/sat.ts';
import { toefl } from '#src/content/exams/toefl.ts';
import { UK_VISA_EXAMS, VISA_EXAMS } from '#src/content/exams/visaExams.ts';
import { type Exam, OUR_COUNTRIES } from '#src/domain/exam.ts';
import { examFeeText } from '#src/domain/examFee.ts';
import { amountText } from '#src/domain/figure.ts';
import { parseNumber } from '#src/lib/parseNumber.ts';
import { inSentence } from '#src/lib/wording.ts';
import { everyExam, everyGuide, specification } from '../guides.ts';

const costAnswer = ({ faq }: Exam) => faq.find(({ question }) => /cost/.test(question))?.answer;

describe.each(everyExam)('$slug', ({ name, tagline, faq, score, scoreShort, ...exam }) => {
  it('has a tagline that fits a card', () => {
    expect(tagline.length).toBeLessThanOrEqual(60);
  });

  it('has five to seven different questions, with a source for every answer with a figure', () => {
    const questions = new Set(faq.map(({ question }) => question));
    expect([5, 6, 7]).toContain(questions.size);
    expect(faq).toHaveLength(questions.size);
    const isBare = (item: (typeof faq)[number]) =>
      /NPR|\$|\d{2}|\d weeks/.test(item.answer) && !item.source;
    expect(faq.filter(isBare)).toEqual([]);
  });

  it('has a scale that can be drawn, and that the card names', () => {
    for (const { min, max, tick } of score.scales) {
      expect(min).toBeLessThan(max);
      expect((max - min) % tick).toBe(0);
      expect(scoreShort).toContain(`${min} to ${max}`);
    }
  });

  it('has our courses', () => {
    expect(exam.courses.fees?.rows).toEqual(ourCourses[exam.slug]?.rows);
    if (!exam.courses.fees) expect(exam.courses.note).toContain(name);
    expect(Object.keys(exam.howToEnrol).filter((name) => name.startsWith('Join the'))).toHaveLength(
      1,
    );
  });
});

it('the link to contact is on every page but IELTS', () => {
  expect(everyExam.filter(({ enrolLink }) => enrolLink === false)).toEqual([ielts]);
});

it('the page of a test names the countries whose universities take it', async () => {
  const namesFor = (slug: string) =>
    inSentence(countriesTaking(slug).map(({ nameInText }) => nameInText));
  for (const slug of ['pte', 'sat']) {
    const text = withCountries({ ...pte, slug }).description.join(' ');
    expect(text).toContain(`Many universities in ${namesFor(slug)} take it. Others`);
  }
  const sat = countriesTaking('sat').map(({ slug }) => slug);
  expect(sat.filter((slug) => slug !== 'usa')).toEqual([]);
  for (const { slug } of offeredExams) {
    expect((await loadExam(slug)).description.join(' ')).not.toContain(OUR_COUNTRIES);
  }
});

describe('the fees of the specification', () => {
  it('of IELTS are the same at both administrators, with a range in the FAQ', () => {
    const [, text = ''] = /IELTS fee row.* Rows: (.*)\. Identical/.exec(specification) ?? [];
    const fees = text.split('; ').map((row) => parseNumber(row.split(' ').at(-1) ?? ''));
    expect(fees).toHaveLength(5);
    const all = ielts.fees.exam ? [] : ielts.fees.rows;
    expect(all.map(({ fee }) => fee).toSorted()).toEqual([...fees, ...fees].toSorted());
    const ofOne = all.slice(0, fees.length);
    expect(ofOne.map(({ isOver = false }) => isOver)).toEqual([false, false, false, true, true]);
    const [, range = ''] = /IELTS fee answer: (.*)\./.exec(specification) ?? [];
    expect(costAnswer(ielts)).toContain(range);
  });

  it('of PTE are ranges', () => {
    const rows = pte.fees.exam ? [] : pte.fees.rows;
    const [academic = '', online = '', ukvi = ''] = rows.map(({ fee }) => fee);
    expect(online).toBe(academic);
    expect(specification).toContain(`PTE fees: Academic and Online ${academic}; UKVI ${ukvi}.`);
  });

  it.each([
    [sat, 'SAT exam'],
    [gre, 'GRE'],
    [toefl, 'TOEFL iBT'],
  ])('of $name are in dollars and rupees, and in the FAQ', (test, label) => {
    if (!test.fees.exam) throw new Error(`${test.name} has no fee in US dollars`);
    const text = examFeeText(test.fees.exam);
    expect(specification).toContain(`${label} ${text}`);
    expect(specification).toContain(`${test.fees.exam.nprPerUsd} NPR per USD`);
    expect(costAnswer(test)).toContain(text);
  });

  it.each([sat, gre])('of $name have a newer value, which is in the FAQ', (test) => {
    const [{ amounts: [newer] = [], confidence } = {}] = test.fees.figure?.values ?? [];
    expect(confidence).toBe('certain');
    expect(costAnswer(test)).toContain(newer && amountText(newer));
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
    expect(courses).toEqual({ fees: { rows, source }, note: expect.stringContaining('Pearson') });
    expect(faq).toEqual({ 'Which course should I take?': { answer: 'Both.', source } });
    expect(join).toHaveProperty('Join the course');
  });
});

describe('the English tests that a visa office takes', () => {
  const textOf = ({ description }: Exam) => description.join(' ');

  it('are described in the same words on every page', () => {
    const texts = [
      ...everyGuide.flatMap(({ examsNote }) => examsNote ?? []),
      ...[ielts, pte, toefl].map(textOf),
    ];
    for (const text of texts) expect(text).toContain(VISA_EXAMS);
  });

  it('are named only for the UK, on each page about it', () => {
    expect(uk.examsNote).toContain(UK_VISA_EXAMS);
    for (const text of [ielts, pte].map(textOf)) {
      expect(text).toContain(UK_VISA_EXAMS);
      expect(text).not.toMatch(/student visas/);
    }
  });
});
