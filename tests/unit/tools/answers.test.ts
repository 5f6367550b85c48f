import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentSchema, kinds } from '#contracts/content.ts';
import { isEntryId } from '#contracts/ids.ts';
import { hoursText } from '#src/domain/officeHours.ts';
import { ourClaim } from '#src/domain/source.ts';
import { readAnswers } from '#tools/brand/answers.ts';
import { brandFiles, readLogo } from '#tools/brand/brandFiles.ts';
import { readHours } from '#tools/brand/readHours.ts';
import example from '../../brand/answers.json' with { type: 'json' };
import { secondAnswers, secondSite } from '../../brand/secondBrand.ts';

function problemsOf(changed: object): readonly string[] {
  const logoProblem = (file: string) => (file === example.logo ? '' : `${file} has no <svg>`);
  const result = readAnswers({ ...example, ...changed }, logoProblem);
  return 'problems' in result ? result.problems : [];
}

describe('readAnswers', () => {
  it('accepts the example', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each(Object.values(kinds))('accepts every field of $name', ({ name, example: entry }) => {
    expect(problemsOf({ entries: { [name]: [entry] } })).toEqual([]);
  });

  it.each([
    [{ phone: '061-555123' }, 'phone: A phone number begins with + and the country code'],
    [
      { offices: [{ ...example.offices[0], latitude: 83.98 }] },
      'offices.0.latitude: The latitude of an office in Nepal is 26 to 31',
    ],
    [
      { offices: [{ ...example.offices[0], longitude: 28.22 }] },
      'offices.0.longitude: The longitude of an office in Nepal is 80 to 89',
    ],
    [{ mobile: '+977 (061) 555123' }, 'mobile: No 0 follows +977: "+977 61-555123".'],
    [
      { colours: { brand: '#FFE600', accent: '#F29F8E' } },
      'brand colour is too light for white text',
    ],
    [
      { colours: { brand: 'teal', accent: '#F29F8E' } },
      'colours.brand: A colour is six hex digits',
    ],
    [{ hours: ['Sun-Fri 17:00-9:00'] }, 'hours.0: These hours end before they begin.'],
    [{ countries: ['uk', 'uk'] }, 'countries: One of the countries is there twice.'],
    [{ countries: ['atlantis'] }, 'countries.0: "atlantis" is not one of our countries: these are'],
    [{ logo: 'photo.svg' }, 'logo: photo.svg has no <svg>'],
    [{ countries: [] }, 'countries: There is no country'],
    [{ email: 'desk' }, 'email: This is not an e-mail address.'],
    [{ name: ' ' }, 'name: This is empty.'],
    [{ colours: { brand: '#0B6B63' } }, 'colours.accent: "accent" is missing.'],
    [{ courses: { toeic: example.courses.pte } }, 'courses.toeic: "toeic" is not one of our tests'],
    [
      { courses: { pte: { year: 2026, rows: [{ course: 'A', duration: '1 week', fee: -5 }] } } },
      'courses.pte.rows.0.fee: A fee is a number of rupees',
    ],
    [
      { entries: { blogs: [{ title: 'A', content: 'B', heading: 'C' }] } },
      'entries.blogs.0.heading: "heading" is not one of our fields',
    ],
    [{ entries: { testimonials: [{ message: 'A' }] } }, 'testimonials.0: name is missing.'],
    [{ entries: { nonsense: [] } }, 'entries.nonsense: "nonsense" is not one of the questions'],
    [
      { entries: { blogs: [{ title: 'A', content: 'B', imageUrl: 'office.jpg' }] } },
      'blogs.0: imageUrl begins with https://',
    ],
    [{ mobile: undefined, chats: ['Viber'] }, 'chats: A chat needs the number in "mobile".'],
    [{ tests: ['ielts'] }, 'courses: One of these tests is not in "tests".'],
    [{ hours: 'Sun 9:00-10:00' }, 'hours: Write a list in [ ].'],
    [{ hours: ['Sun-Fri 9:30-17:00', 'Mon 12:00-13:00'] }, 'hours: Two of the opening hours'],
    [{ holidays: [1, 2].map(() => ({ day: '2026-10-20', name: 'A' })) }, 'holidays: A day is'],
    [{ achievements: [...example.achievements, ...example.achievements] }, 'A key is there twice'],
    [{ url: 'www.example' }, 'url: An address begins with https://.'],
    [{ url: 'https://a%b.example' }, 'url: This is not an address.'],
    [{ holidays: [{ day: '2026-13-45', name: 'A' }] }, 'holidays.0.day: must be a day such as'],
    [{ telephone: '+977 61' }, 'telephone: "telephone" is not one of the questions.'],
  ])('says what is wrong with %j', (changed, problem) => {
    const problems = problemsOf(changed);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});

it('writes the name of a network as the network does', () => {
  const social = {
    facebook: 'https://f.test/',
    TIKTOK: 'https://t.test/',
    Threads: 'https://s.test/',
  };
  expect(readAnswers({ ...example, social })).toMatchObject({
    answers: {
      social: { Facebook: social.facebook, TikTok: social.TIKTOK, Threads: social.Threads },
    },
  });
});

it.each([
  ['Sun-Fri 9:30-17:30', { days: [0, 1, 2, 3, 4, 5], opens: '09:30', closes: '17:30' }],
  ['Fri-Sun 20:00-26:00', { days: [5, 6, 0], opens: '20:00', closes: '26:00' }],
  ['Mon 10:00-13:15', { days: [1], opens: '10:00', closes: '13:15' }],
  ['Sunday 10:00-13:15', undefined],
  ['Sun 9:30-17:61', undefined],
  ['9:30-17:00', undefined],
])('readHours(%s)', (line, span) => {
  expect(readHours(line)).toEqual(span);
});

describe('the files of the example', () => {
  const files = brandFiles(secondAnswers, {
    logo: '<svg viewBox="0 0 8 8"><path fill="accent" d="M0 0h8v8Z"/></svg>',
    colourNotes: '/** Notes. */\n',
    now: new Date('2026-11-24T00:00:00Z'),
  });

  it('describe the company', () => {
    expect(secondSite.phone).toEqual({ display: '+977 61-555123', tel: '+97761555123' });
    expect(secondSite.mobile?.chats).toEqual(['WhatsApp']);
    expect(secondSite.offices.map(({ address }) => address.city)).toEqual(['Pokhara', 'Butwal']);
    expect(secondSite.founder).toBeUndefined();
    expect(secondSite.achievements.map(ourClaim)[0]?.label).toBe('our figure, 2026; since 2015');
    const { licence, pan, payment } = example;
    expect(secondSite).toMatchObject({ licence, pan, payment });
    expect(hoursText(secondSite.hours)).toBe(
      'Sunday to Thursday, 9:30 AM to 5:30 PM; Friday, 8:00 PM to 2:00 AM; Saturday, 10:00 AM to 1:15 PM',
    );
  });

  it('list the countries and tests in their order', () => {
    expect(files['offers.ts']).toContain(
      'readonly CountryModule[] = [australia, uk, usa, canada];',
    );
    expect(files['offers.ts']).toContain('readonly ExamModule[] = [pte, ielts, sat];');
    expect(files['offers.ts']).not.toMatch(/newZealand|ireland|gre\b|toefl/);
  });

  it('list the courses of the tests that have some', () => {
    expect(files['courses.ts']).toContain('"Evening"');
    expect(files['courses.ts']).not.toContain('sat');
  });

  it('have the two blogs, newest first, and no testimonial', () => {
    const { blogs, testimonials } = parse(contentSchema, JSON.parse(files['db.json'] ?? ''));
    expect(testimonials).toEqual([]);
    const ids = blogs.map(({ _id }) => _id);
    expect(ids.filter(isEntryId)).toHaveLength(2);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('keep the ids of the entries that were there before', () => {
    const earlier = JSON.parse(files['db.json'] ?? '');
    const again = brandFiles(secondAnswers, {
      logo: undefined,
      colourNotes: '',
      now: new Date('2026-12-24T00:00:00Z'),
      earlier: { ...earlier, blogs: earlier.blogs.slice(1) },
    });
    const { blogs } = JSON.parse(again['db.json'] ?? '');
    expect(blogs[1]).toEqual(earlier.blogs[1]);
    expect(blogs[0]._id > earlier.blogs[0]._id).toBe(true);
  });

  it('have the logo and the notes of the colours', () => {
    expect(files['logo.ts']).toContain('M0 0h8v8Z');
    expect(files['colours.ts']).toMatch(/^\/\*\* Notes. \*\/\nexport const colors = \{/);
  });
});

it.each([
  ['<svg width="10" height="20"><path d="M0 0"/></svg>', '0 0 10 20'],
  ['<svg viewBox="1 2 3 4"><title>No</title><path d="M0 0"/></svg>', '1 2 3 4'],
  ['<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', undefined],
  ['<svg viewBox="0 0 1 1"><path onload="alert(1)"/></svg>', undefined],
  ['<svg><path d="M0 0"/></svg>', undefined],
  ['a photo', undefined],
])('readLogo(%s)', (svg, viewBox) => {
  expect(readLogo(svg)?.viewBox).toBe(viewBox);
  expect(readLogo(svg)?.mark ?? '').not.toContain('title');
});
