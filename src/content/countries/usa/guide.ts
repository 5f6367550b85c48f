import { type Country, NO_OBJECTION_CERTIFICATE } from '#src/domain/country.ts';
import { amountsIn, type Figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE, FIGURES_CHECKED, type Source } from '#src/domain/source.ts';
import { VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, officialSource } from '../../officialSource.ts';
import { summary } from './summary.ts';

const collegeBoard: Source = {
  label:
    'College Board, Trends in College Pricing 2025: average published tuition and fees, 2025–26',
  year: 2025,
  checked: FIGURES_CHECKED,
  url: 'https://research.collegeboard.org/trends/college-pricing',
};
const studentVisa = officialSource(
  'U.S. Department of State: Student visa',
  'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
);
const studyInTheStates = officialSource('Study in the States', 'https://studyinthestates.dhs.gov/');

const { once, yearly } = amountsIn('USD');

const PUBLISHED_PRICE =
  'The price that universities published for the academic year 2025–26; look up the price of the year in which you begin.';

const figures: readonly Figure[] = [
  {
    topic: 'tuition',
    course: 'publicUniversity',
    label: 'Public university, four-year, out-of-state',
    note: `${PUBLISHED_PRICE} International students pay as out-of-state students do, or more.`,
    values: [
      { amounts: [yearly(31880, { averageOf: 'a bachelor’s degree' })], source: collegeBoard },
    ],
  },
  {
    topic: 'tuition',
    course: 'privateUniversity',
    label: 'Private nonprofit university, four-year',
    note: PUBLISHED_PRICE,
    values: [
      { amounts: [yearly(45000, { averageOf: 'a bachelor’s degree' })], source: collegeBoard },
    ],
  },
  {
    topic: 'proofOfFunds',
    label: 'Money to show',
    note: 'Not a fee: money that you must show you have. The university tells you the sum before it issues the I-20.',
    values: [
      {
        text: 'The amount on your I-20',
        note: 'The country sets no sum.',
        ...certain(studyInTheStates),
      },
    ],
  },
  {
    topic: 'visa',
    label: 'Visa fee',
    values: [{ amounts: [once(185)], ...certain(studentVisa) }],
  },
  {
    topic: 'visa',
    label: 'SEVIS fee',
    values: [
      {
        amounts: [once(350, { when: 'before the interview' })],
        ...certain(officialSource('ICE: SEVIS', 'https://www.ice.gov/sevis')),
      },
    ],
  },
  {
    topic: 'papers',
    label: 'Visa integrity fee',
    values: [
      {
        amounts: [once(250, { isPossible: true })],
        note: 'In law since 2025, not yet collected. It may be added: check before you pay.',
        ...likely(studentVisa),
      },
    ],
    nextLook: '2027-01-01',
  },
  {
    topic: 'insurance',
    label: 'Health cover',
    values: [
      {
        text: 'No rule of the country; most universities require a plan',
        ...certain({
          label: 'Your university’s page on health insurance',
          year: 2026,
          checked: FIGURES_CHECKED,
        }),
      },
    ],
  },
  {
    topic: 'work',
    label: 'Hours',
    values: [
      {
        text: '20 hours per week, on campus',
        source: officialSource(
          'U.S. Citizenship and Immigration Services: Students and employment',
          'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/students-and-employment',
          2025,
        ),
      },
    ],
  },
  {
    topic: 'afterDegree',
    label: 'How long you may stay',
    values: [
      {
        // No-break spaces: in a narrow cell '12' and '24' stay with their words.
        text: 'Optional Practical Training (OPT), 12\u00a0months, 24\u00a0more for STEM\u00a0degrees',
        source: officialSource(
          'U.S. Citizenship and Immigration Services: OPT for F-1 students',
          'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
          2025,
        ),
      },
    ],
  },
  {
    topic: 'afterDegree',
    label: 'A fee for OPT',
    values: [
      {
        text: 'Proposed, not in force: USD 70,000, or 30,000 for STEM degrees',
        note: 'Proposed on 8 October 2026. The rules may change before you graduate.',
        ...certain(
          officialSource(
            'Federal Register: 2026-20660',
            'https://www.federalregister.gov/d/2026-20660',
          ),
        ),
      },
    ],
    nextLook: '2026-12-26',
  },
  {
    topic: 'family',
    label: 'Partner and children',
    values: [
      {
        text: 'Husband or wife and unmarried children under 21, on F-2',
        note: 'You show money for them. They may not work; they may study part-time, children go to school.',
        ...certain({
          label: 'International offices of several universities',
          year: 2026,
          checked: FIGURES_CHECKED,
        }),
      },
    ],
  },
  {
    topic: 'papers',
    label: 'Length of stay',
    values: [
      {
        text: 'As long as you study (duration of status), and 60 days to leave',
        note: 'A fixed time of up to four years did not take effect: a federal court postponed the rule on 14 September 2026. The government appealed on 30 September.',
        ...certain(
          officialSource(
            'NAFSA: Presidents’ Alliance v. DHS, the rule on duration of status',
            'https://www.nafsa.org/legal-defense-DS',
          ),
        ),
      },
    ],
    nextLook: '2026-12-26',
  },
];

export const usa = {
  ...summary,
  /** Denim. */
  accent: { onPaper: '#1E5690', onNight: '#92BFF0' },
  capital: { place: [-77.04, 38.91], label: ['left', 15] },
  comparedWith: ['canada', 'newzealand'],
  heading: 'Study in the USA',
  lead: 'More universities to choose from than anywhere else we send students, and room to change your mind about the subject.',
  intro: [
    'No ministry decides who gets in. Each university chooses for itself and looks at the whole person: marks, essays, references, and what you do outside the classroom. That is more work, and it gives more chances.',
    'A bachelor’s student usually begins broadly and settles on a main subject later. Some start at a community college, where tuition is lower, and transfer to a university.',
    'The price on a university’s page is seldom what every student pays. Some universities give scholarships or aid to international students, few give much, and the deadlines are early. Put money and marks on the table together when you choose where to apply.',
  ],
  currency: 'USD',
  languages: ['English'],
  benefits: {
    'A wide choice':
      'Large state universities, small colleges, community colleges: there is a place for very different students and purses.',
    'Time to find your subject':
      'You may try several fields before you declare a major, and combine two of them.',
    'Scholarships and paid posts':
      'Some universities support international students. Master’s and doctoral students may earn as teaching or research assistants.',
    'Research from early on': 'Bachelor’s students can join a professor’s laboratory or project.',
    'Practice after the degree':
      'Optional Practical Training (OPT) lets you work in your field, for longer after a STEM degree: science, technology, engineering or mathematics.',
    'Life on campus':
      'Room, library, sports ground and friends are in one place. Many universities have a Nepali students’ association.',
  },
  universities: [
    {
      name: 'Caltech',
      fullName: 'California Institute of Technology',
      city: 'Pasadena, California',
      rank: 10,
    },
    { name: 'Cornell University', city: 'Ithaca, New York', rank: 16 },
    { name: 'Harvard University', city: 'Cambridge, Massachusetts', rank: 4 },
    {
      name: 'MIT',
      fullName: 'Massachusetts Institute of Technology',
      city: 'Cambridge, Massachusetts',
      rank: 1,
    },
    { name: 'Stanford University', city: 'Stanford, California', rank: 6 },
    {
      name: 'UC Berkeley',
      fullName: 'University of California, Berkeley',
      city: 'Berkeley, California',
      rank: 12,
    },
    { name: 'University of Pennsylvania', city: 'Philadelphia, Pennsylvania', rank: 11 },
  ],
  universitiesSorted: true,
  requirements: [
    {
      name: 'Academic transcripts',
      stage: 'admission',
      text: 'Some universities want them assessed by an evaluation service. Ask before you pay for one.',
    },
    {
      name: 'English test',
      stage: 'admission',
      text: 'The university says which test and which score.',
    },
    {
      name: 'SAT or GRE where asked',
      stage: 'admission',
      text: 'SAT for a bachelor’s, GRE for a master’s or doctorate. Many universities leave it to you.',
    },
    {
      name: 'Statement of purpose',
      stage: 'admission',
      text: 'For a bachelor’s these are essays. They must be your own.',
    },
    {
      name: 'References',
      stage: 'admission',
      text: 'From teachers who can tell something about you that marks do not.',
    },
    {
      name: 'Form I-20',
      stage: 'visa',
      text: 'The university issues it when it has admitted you and seen your funds. It opens the way to the visa.',
    },
    {
      name: 'Proof of funds',
      stage: 'visa',
      text: 'For the first year at least, first to the university and then at the interview.',
    },
    { name: 'Passport', stage: 'visa', text: 'Valid, with the name spelt as on your papers.' },
    NO_OBJECTION_CERTIFICATE,
  ],
  exams: [
    { slug: 'toefl', when: 'usual' },
    { slug: 'ielts', when: 'usual' },
    { slug: 'pte', when: 'usual' },
    { slug: 'sat', when: 'optional' },
    { slug: 'gre', when: 'optional' },
  ],
  examsNote: `Each university has its own rule on SAT and GRE. ${VISA_EXAMS}`,
  intakesSource: CONSULTANCY_SOURCE,
  intakes: [
    { months: [8, 9], label: 'August/September', season: 'fall', courses: 'main' },
    { months: [1], label: 'January', season: 'spring', courses: 'main' },
    { months: [5, 6], label: 'May/June', season: 'summer', courses: 'few' },
  ],
  costsNote:
    'These are averages of what universities publish for a bachelor’s degree, not a range: universities lie on both sides of them. Look up the cost of attendance on the university’s own page.',
  studyCostsAre: 'tuition and fees',
  figures,
  visa: {
    name: 'F-1 student visa',
    officialPage: officialSource(studentVisa.label, studentVisa.url, 2025),
    note: 'You apply with the I-20 and answer questions in an interview at the embassy in Kathmandu.',
  },
  applicationYear: {
    leadMonths: 7,
    timelines: [
      {
        intake: 'August/September',
        stages: [
          {
            months: [3, 8],
            text: 'Draw up a list of universities and what each costs. Prepare for TOEFL, IELTS or PTE, and for SAT or GRE where asked. Note the deadlines: early ones fall in November.',
          },
          {
            months: [9, 1],
            text: 'Write essays, ask for references, send the applications. Most deadlines fall around the New Year.',
          },
          {
            months: [2, 4],
            text: 'Answers and offers of aid arrive. Compare what is left to pay, and accept by the date in the offer.',
          },
          {
            months: [4, 6],
            text: 'Show your funds, receive the I-20, apply for the NOC, pay the SEVIS fee, and book the visa interview as soon as you can.',
          },
          {
            months: [7, 9],
            text: 'Interview at the embassy in Kathmandu, then the flight. You may enter shortly before the date on your I-20, not earlier.',
          },
        ],
      },
    ],
  },
  cities: {
    'Boston and Cambridge':
      'Harvard, MIT and many more around one river. Lively, expensive, cold in winter.',
    'San Francisco Bay':
      'Stanford, Berkeley and the technology companies. Mild all year, and very high rents.',
    'Philadelphia and New York State':
      'From a large old city to Cornell’s small town among lakes and hills.',
    'Texas and the Midwest':
      'Large public universities, easier rents, and Nepali communities, the one around Dallas above all.',
  },
  weather:
    'A continent of weathers. The north-east and the Midwest have snow from December to March, Texas is hot for most of the year, and California is mild and dry. Look up the town, not the country, before you pack.',
} satisfies Country;
