import type { NamedTexts } from '#src/domain/namedTexts.ts';
import { ourClaim } from '#src/domain/source.ts';
import { inSentence } from '#src/lib/wording.ts';
import { countries } from './offers.ts';
import { site } from './site.ts';

const { street, city } = site.offices[0].address;
const cities = [...new Set(site.offices.map(({ address }) => address.city))];
const place = cities.length > 1 ? `with offices in ${inSentence(cities)}` : `in ${street}, ${city}`;

const coreValues: NamedTexts = {
  Mission:
    'To help students in Nepal reach a course that suits them, by honest advice, careful preparation and papers that are right the first time.',
  Vision:
    'A Nepal where any student, from any district, can weigh studying abroad on the facts: what it costs, what it asks and where it leads.',
  Goals:
    'To give every figure with its source. To say early when a plan will not work, and what would. To answer every message. To leave the decision with the student and the family.',
};

const howWeWork: NamedTexts = {
  'We listen':
    'What have you studied, what do you want to do, what can the family spend? The first consultation is free.',
  'We compare':
    'You see countries, universities, costs and intakes side by side, and choose a few that fit.',
  'You prepare':
    'You take the test that your course asks for. We help you find the version, the date and the weak spots.',
  'We apply together':
    'Transcripts, statement of purpose and references are read by two of us before you send them.',
  'We get ready for the visa':
    'Proof of funds, the No Objection Certificate and the embassy’s forms, checked one by one.',
};

/** The texts of the about page. */
export const about = {
  heading: 'About Us',
  lead: `${site.name} helps students in Nepal study abroad, from the first question to the visa.`,
  whoWeAre: {
    heading: 'Who we are',
    paragraphs: [
      `We are an education consultancy ${place}. We help with admissions, visas and test preparation for ${inSentence(countries.map(({ summary }) => summary.nameInText))}.`,
      'Most families meet a decision like this once. We have met it many times, so we put the figures on the table, say what we do not know, and give you time to think it over.',
    ],
  },
  achievements: {
    heading: 'What we have achieved',
    items: site.achievements,
    note: 'A visa is for the embassy to grant. No consultancy can promise one, and we do not.',
    sources: site.achievements.map(ourClaim),
  },
  coreValues: { heading: 'Our core values', items: coreValues },
  founder: { heading: 'Our founder', person: site.founder },
  howWeWork: { heading: 'How we work', steps: howWeWork },
} as const;
