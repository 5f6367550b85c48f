import type { Reason, ReasonIcon } from '#src/domain/reason.ts';
import { ourClaim } from '#src/domain/source.ts';
import { capitalize, countOf, inSentence } from '#src/lib/wording.ts';
import { countries, exams } from './offers.ts';
import { site } from './site.ts';

const countryCount = countOf(countries.length, 'country', 'countries');
const examCount = countOf(exams.length, 'test', 'tests');
const examNames = inSentence(exams.map(({ summary }) => summary.name));
const cities = [...new Set(site.offices.map(({ address }) => address.city))];
const place = `${cities.length > 1 ? 'with offices in' : 'in'} ${inSentence(cities)}`;

const findClaim = (key: string) => site.achievements.find((achievement) => achievement.key === key);

/** A card with one of our figures; none if we do not claim it. */
function claim(key: string, icon: ReasonIcon, text: string): Reason[] {
  const figure = findClaim(key);
  return figure
    ? [{ title: `${figure.value} ${figure.label}`, text, icon, source: ourClaim(figure) }]
    : [];
}

const students = findClaim('students');

/** The cards; the grid of the home page looks best with six. */
const reasons: readonly Reason[] = [
  {
    title: 'Advice that starts with you',
    text: 'Your marks, your budget and what you want to do come first. Then we talk about countries, and we tell you when a plan does not fit.',
    icon: 'compass',
  },
  ...claim(
    'universities',
    'campus',
    'Enough to compare properly. We show you rankings, entry requirements and intakes side by side.',
  ),
  {
    title: 'Costs in plain figures',
    text: 'Tuition, exam fees and exchange rates, each with its source and its year, so that a family can do the sum before it decides.',
    icon: 'rupee',
  },
  {
    title: 'Test preparation',
    text: `We prepare you for ${examNames}. First we find out ${exams.length > 1 ? 'which test your course asks for, and in which version' : 'which version you need'}, so that no fee is paid twice.`,
    icon: 'pencil',
  },
  ...claim(
    'visas',
    'passport',
    'We check every paper against the embassy’s list and practise the interview with you. The embassy decides; you arrive prepared.',
  ),
  {
    title: 'Parents at the table',
    text: 'Studying abroad is a family’s decision. Bring your parents; they get the same figures and the same straight answers.',
    icon: 'family',
  },
];

/** The texts of the home page. */
export const home = {
  title: 'Study abroad from Nepal',
  /** The picture that chats show of a link, in two lines and a sentence. */
  card: {
    heading: ['Study abroad', 'from Nepal'],
    text: `${capitalize(countryCount)}, ${examCount}, ${site.motto}.`,
  },
  hero: {
    heading: `Study abroad from Nepal, ${site.motto}`,
    tagline: `We help students in Nepal choose a university in ${countryCount}, prepare for the test, apply, and get ready for the visa.`,
    callToAction: 'Get a Free Consultation',
  },
  about: {
    heading: site.introduction.heading,
    paragraphs: [
      `${site.introduction.text} We are a consultancy ${place}, and we sit down with students and parents before the road is chosen.`,
      `We advise on universities, prepare you for the tests, and go through the application and the visa papers with you.${students ? ` ${students.value} ${students.label} so far.` : ''}`,
    ],
    sources: students ? [ourClaim(students)] : [],
    link: 'More about us',
  },
  countries: {
    eyebrow: 'Study In',
    heading: `${capitalize(countryCount)}, told plainly`,
    lead: 'What a year costs, which papers you need, when to apply and what comes after the degree.',
    compare: 'Compare them side by side',
  },
  whyChooseUs: {
    heading: 'Why Choose Us ?',
    reasons,
  },
  exams: {
    eyebrow: 'Test Preparation',
    heading: 'The test that your course asks for',
    lead: 'Fees, score scales, courses and the questions everybody asks. Find out first which test you need.',
  },
  testimonials: {
    heading: 'From students who went abroad',
    all: 'All testimonials',
  },
  blogs: {
    heading: 'New on the blog',
    all: 'All blogs',
  },
  closing: {
    heading: 'Your questions are enough to begin with',
    text: 'You need no documents and no decision yet. Write to us, call, or come by: the first consultation is free.',
    callToAction: 'Talk to a Counsellor',
  },
} as const;
