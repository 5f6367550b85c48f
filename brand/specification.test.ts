import { expect, it } from 'vitest';
import { hoursText } from '#src/domain/officeHours.ts';
import { about } from './about.ts';
import { home } from './home.ts';
import { countries, exams } from './offers.ts';
import { site } from './site.ts';

/** What the specification fixes for this brand. Another brand brings its own test, or none. */
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

it('advises on six countries and prepares for five tests, in this order', () => {
  const slugs = [countries, exams].map((list) => list.map(({ summary }) => summary.slug));
  expect(slugs).toEqual([
    ['uk', 'australia', 'canada', 'ireland', 'newzealand', 'usa'],
    ['ielts', 'pte', 'toefl', 'gre', 'sat'],
  ]);
});

it('says so in its texts', () => {
  expect(home.hero.tagline).toBe(
    'We help students in Nepal choose a university in six countries, prepare for the test, apply, and get ready for the visa.',
  );
  expect(home.destinations.heading).toBe('Six countries, told plainly');
  expect(home.whyChooseUs.reasons.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^We prepare you for IELTS, PTE, TOEFL, GRE and SAT\./),
  );
  expect(about.whoWeAre.paragraphs[0]).toBe(
    'We are an education consultancy in Putalisadak, Kathmandu. We help with admissions, visas and test preparation for the UK, Australia, Canada, Ireland, New Zealand and the USA.',
  );
});

it('gives six reasons, and shows its founder with her own words', () => {
  expect(home.whyChooseUs.reasons).toHaveLength(6);
  expect(about.founder.person?.paragraphs).toHaveLength(2);
});
