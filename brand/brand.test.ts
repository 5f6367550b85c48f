import { expect, it } from 'vitest';
import { hoursText } from '#src/domain/officeHours.ts';
import { about } from './about.ts';
import { courses } from './courses.ts';
import { home } from './home.ts';
import { countries, exams } from './offers.ts';
import { site } from './site.ts';

/** The facts that the specification fixes for this brand. `npm run init` replaces this file. */
it('claims these three achievements', () => {
  expect(about.achievements.items.map((item) => `${item.value} ${item.label}`)).toEqual([
    '98% visa success rate',
    '200+ partner universities',
    '10,000+ students',
  ]);
});

it('is open Sunday to Friday', () => {
  expect(hoursText(site.hours)).toBe('Sunday to Friday, 10:00 AM to 6:00 PM');
});

it('has these social links and this copyright year', () => {
  expect(site.social.map(({ name }) => name)).toEqual([
    'Facebook',
    'YouTube',
    'Instagram',
    'TikTok',
    'X',
  ]);
  expect(site.copyrightYear).toBe(2025);
});

it('advises on six countries and prepares for five tests at least, these first', () => {
  const slugs = [...countries.slice(0, 6), ...exams.slice(0, 5)].map(({ summary }) => summary.slug);
  expect(slugs.join(' ')).toBe(
    'uk australia canada ireland newzealand usa ielts pte toefl gre sat',
  );
});

it('has these courses for three of the tests', () => {
  const rows = Object.entries(courses).map(([test, own]) => [
    test,
    ...own.rows.map(({ course, duration, fee }) => [course, duration, fee]),
  ]);
  expect(rows).toEqual([
    [
      'toefl',
      ['Standard', '4 weeks', 9_000],
      ['Intensive', '6 weeks', 13_000],
      ['Weekend batch', '6 weeks', 11_000],
    ],
    ['gre', ['Standard', '6 weeks', 'NPR 20,000'], ['Advanced', '8 weeks', 'NPR 25,000']],
    ['sat', ['Standard', '6 weeks', 'NPR 15,000'], ['Weekend Intensive', '8 weeks', 'NPR 18,000']],
  ]);
});

it('has these texts, six reasons, three values and its founder', () => {
  expect(home.hero.callToAction).toBe('Get a Free Consultation');
  expect(home.whyChooseUs.heading).toBe('Why Choose Us ?');
  expect(home.whyChooseUs.reasons).toHaveLength(6);
  expect(Object.keys(about.coreValues.items)).toEqual(['Mission', 'Vision', 'Goals']);
  expect(about.founder.person).toBeDefined();
});
