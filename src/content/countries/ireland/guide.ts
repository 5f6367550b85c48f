import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, of2025, officialSource, unsure } from '../../officialSource.ts';
import { summary } from './summary.ts';

const studyVisa = officialSource(
  'Irish Immigration Service: Coming to study in Ireland',
  'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
);
const studyVisa2025 = of2025(studyVisa);
const studentFinance = officialSource(
  'Irish Immigration Service: student finance from 30 June 2025',
  studyVisa.url,
);
const immigration = officialSource('Irish Immigration Service', 'https://www.irishimmigration.ie/');

const { once, monthly, yearly } = amountsIn('EUR');

/** Our table of 2025 has one range for both degrees. */
const tuition2025 = { amounts: [yearly(9000, { to: 20000 })], source: CONSULTANCY_SOURCE };
const published = {
  validFrom: '2025-09',
  note: 'Published for 2025/26, without medicine.',
  ...likely('Education in Ireland', 'https://www.educationinireland.com/'),
};

const figures: readonly Figure[] = [
  figure('tuition', 'Undergraduate', {
    course: 'undergraduate',
    values: [tuition2025, { ...published, amounts: [yearly(10300, { to: 29000 })] }],
  }),
  figure('tuition', 'Postgraduate', {
    course: 'postgraduate',
    values: [tuition2025, { ...published, amounts: [yearly(11000, { to: 40000 })] }],
  }),
  figure('living', 'Living', {
    values: [
      { amounts: [yearly(7000, { to: 12000 })], source: CONSULTANCY_SOURCE },
      {
        validFrom: '2025-06-30',
        amounts: [yearly(10000, { to: 12000 })],
        note: 'The visa rules ask for €10,000 a year, so we count no less. The higher price is ours of 2025.',
        ...likely(`${studentFinance.label}; our prices of 2025`, studentFinance.url),
      },
    ],
  }),
  figure('proofOfFunds', 'Money to show', {
    note: 'Not a fee: you must prove that you have this money.',
    values: [
      { amounts: [yearly(7000, { bound: 'at least' })], source: CONSULTANCY_SOURCE },
      {
        validFrom: '2025-06-30',
        amounts: [yearly(10000)],
        note: 'In addition to the tuition.',
        ...certain(studentFinance),
      },
    ],
    heldFor: 'bank statements of six months (likely, not certain)',
  }),
  figure('proofOfFunds', 'Or for a course of up to 8 months', {
    validFrom: '2025-07',
    amounts: [monthly(833)],
    note: 'At most €6,665.',
    ...likely(
      'Irish Immigration Service, and an answer in the Irish parliament (Dáil) of 1 July 2025: student finance',
      studyVisa.url,
    ),
    isAlternative: true,
  }),
  figure('visa', 'Visa fee', {
    values: [
      { amounts: [once(60), once(100)], source: CONSULTANCY_SOURCE },
      {
        amounts: [
          once(60, { when: 'for a single entry' }),
          once(100, { when: 'for multiple entries' }),
        ],
        ...certain(
          'Irish Immigration Service: Visa fees',
          'https://www.irishimmigration.ie/visa-fees',
        ),
      },
    ],
  }),
  figure('insurance', 'Insurance', {
    amounts: [yearly(500, { bound: 'about' })],
    source: CONSULTANCY_SOURCE,
  }),
  figure('work', 'Hours', {
    note: 'Immigration sets the holiday dates, not the university.',
    values: [
      { text: '20 hours per week, 40 in holidays', source: studyVisa2025 },
      {
        text: '20 hours a week; 40 from June to September and from 15 December to 15 January',
        ...certain(studyVisa),
      },
    ],
  }),
  figure('afterDegree', 'How long you may stay', {
    note: 'On the Third Level Graduate Programme. The level of your degree decides how long, and not every degree gives 2 years.',
    values: [
      { text: '2 years', source: CONSULTANCY_SOURCE },
      {
        text: '12 months after a bachelor’s (level 8), up to 24 months after a master’s or doctorate (level 9 and above)',
        ...certain('Irish Immigration Service: Third Level Graduate Programme', immigration.url),
      },
    ],
  }),
  figure('family', 'Partner and children', {
    validFrom: '2021',
    text: 'Usually neither a partner nor children may come',
    note: 'Exceptions are a doctorate, programmes agreed between states, and private means.',
    ...likely(
      'Answer in the Irish parliament (Dáil) of 21 April 2021; EU Immigration Portal: Ireland',
      'https://home-affairs.ec.europa.eu/policies/migration-and-asylum/eu-immigration-portal_en',
    ),
  }),
  figure('english', 'English for the visa', {
    text: 'A test is required',
    note: 'The official page names tests and scores.',
    ...likely(studyVisa),
  }),
  figure('papers', 'Residence permit', {
    amounts: [yearly(300)],
    note: 'At every registration, so each year.',
    ...likely('Irish Immigration Service: registration and fees', immigration.url),
  }),
  figure('papers', 'Tuition before the visa', {
    text: 'All of it if it is under €6,000, otherwise at least €6,000',
    note: 'The visa office in New Delhi may ask for more.',
    ...likely('Irish Immigration Service: student finances', studyVisa.url),
    nextLook: '2027-01-01',
  }),
  figure('papers', 'Fingerprints', {
    note: 'Where they are taken: our sources contradict one another.',
    ...unsure(immigration),
    nextLook: '2027-01-01',
  }),
];

export const ireland = {
  ...summary,
  /** A wet meadow. */
  accent: { onPaper: '#2C672F', onNight: '#94D293' },
  capital: { place: [-6.26, 53.35], label: ['left', 2] },
  comparedWith: ['uk', 'canada'],
  lead: 'An English-speaking country in the European Union, small enough to feel at home in.',
  intro: [
    'Nearly all courses start in September and only a few in January. There is one main chance each year, so plan towards it.',
    'Many technology and medicine companies have their European offices and plants in and around Dublin, Cork, Galway and Limerick. That is why students of computing, data, science and business look here.',
    'Ireland belongs to the European Union but not to the Schengen area. An Irish visa does not let you travel to the rest of Europe or to the UK. After you arrive you register with immigration and receive a residence permit.',
  ],
  currency: 'EUR',
  languages: ['English'],
  benefits: {
    'English, inside the EU': 'You study and live in English, in a country of the European Union.',
    'Large employers near the universities':
      'International technology and medicine companies recruit from the universities in the table.',
    'Short master’s degrees':
      'Taught master’s courses are shorter than in most countries, so you pay for rent and food for less time.',
    'Work beside your studies':
      'You may work part-time in term and full-time at set holiday times, without a separate work permit.',
    'Time to look for work':
      'The Third Level Graduate Programme lets graduates stay to find a job at the level of their degree.',
    'Small and friendly': 'Cities that you can cross on foot, and people who like to talk.',
  },
  universities: [
    { name: 'Dublin City University', city: 'Dublin', rank: 421 },
    { name: 'Trinity College Dublin', city: 'Dublin', rank: 87 },
    { name: 'University College Cork', city: 'Cork', rank: 273 },
    { name: 'University College Dublin', city: 'Dublin', rank: 126 },
    { name: 'University of Galway', city: 'Galway', rank: 273 },
    { name: 'University of Limerick', city: 'Limerick', rank: 421 },
  ],
  requirements: [
    ...papers('admission', {
      'Academic transcripts':
        'Mark sheets and certificates of everything you have studied, with papers that explain any gap.',
      'English test':
        'The university says which test and which score; the visa office may also ask for the score.',
      'Statement of purpose': 'Why this course, why Ireland, and what you will do with it.',
    }),
    ...papers('visa', {
      'Letter of acceptance':
        'It must say that you are accepted and enrolled on a full-time course.',
      'Proof of funds':
        'For your living costs, in addition to the tuition. The amount is at the top of this page.',
      'Proof of fee payment':
        'A receipt of the university, or of a payment service that Ireland has approved.',
      'Medical insurance': 'Private cover. Many universities offer a policy for their students.',
    }),
    ...papers('admission', {
      Passport: 'Valid, together with any earlier passports.',
    }),
  ],
  examsNote: VISA_EXAMS,
  leadMonths: 6,
  intakes: [
    {
      months: [9],
      label: 'September',
      courses: 'main',
      stages: {
        '10-12':
          'Choose courses and sit the English test. Applications open; popular master’s courses fill in the order they come in.',
        '1-3':
          'Apply to the universities. Put bank papers in order: the visa office reads the movements of the account, not only the balance.',
        '4-5':
          'Accept the offer, apply for the NOC, pay the tuition that the university and the visa ask for in advance, and keep every receipt.',
        '6-7':
          'Apply for the visa online, print and sign the summary, send it with the papers. Do not book a flight yet.',
        '8-9':
          'Find a room before you fly, in Dublin above all. Register with immigration after you arrive.',
      },
    },
    { months: [1], label: 'January', courses: 'few' },
  ],
  costsNote: 'Living costs most in Dublin; Cork, Galway and Limerick are easier.',
  figures,
  visa: {
    name: 'Study visa (long stay, D)',
    officialPage: studyVisa2025,
    note: 'For courses of more than three months. You register with immigration after you arrive.',
  },
  cities: {
    Dublin:
      'The capital has three of the universities in the table and most of the employers. Rooms are scarce and dear.',
    Cork: 'The second city, by the sea, with medicine and technology companies around it.',
    Galway: 'A lively town on the west coast, full of students and music.',
    Limerick: 'A green campus outside the city, with work placements in most bachelor’s degrees.',
  },
  weather:
    'Mild, green and wet. It seldom freezes hard and is seldom hot; it rains often and not for long, most of all in the west. Winter days are short, summer evenings very long. Bring layers and a rain jacket.',
} satisfies Country;
