import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, of2025, officialSource } from '../../officialSource.ts';
import { summary } from './summary.ts';

const collegeBoard = {
  ...officialSource(
    'College Board, Trends in College Pricing 2025: average published tuition and fees, 2025–26',
    'https://research.collegeboard.org/trends/college-pricing',
  ),
  year: 2025,
};
const studentVisa = officialSource(
  'U.S. Department of State: Student visa',
  'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
);
const studyInTheStates = officialSource('Study in the States', 'https://studyinthestates.dhs.gov/');

const { once, yearly } = amountsIn('USD');

const PUBLISHED_PRICE =
  'These are prices that universities published for the academic year 2025–26; look up the price of the year in which you begin.';

const figures: readonly Figure[] = [
  figure('tuition', 'Public university, on average', {
    course: 'publicUniversity',
    note: PUBLISHED_PRICE,
    values: [
      {
        amounts: [
          yearly(31880, {
            averageOf: 'a four-year bachelor’s degree for students from out of state',
          }),
        ],
        note: 'At a public university, international students pay as out-of-state students do, or more.',
        source: collegeBoard,
      },
    ],
  }),
  figure('tuition', 'Private university, on average', {
    course: 'privateUniversity',
    note: PUBLISHED_PRICE,
    values: [
      {
        amounts: [
          yearly(45000, { averageOf: 'a four-year bachelor’s degree at a nonprofit university' }),
        ],
        source: collegeBoard,
      },
    ],
  }),
  figure('proofOfFunds', 'Money to show', {
    text: 'The amount on your I-20, which the university sets',
    note: 'The country sets no sum. Not a fee: you must prove that you have this money. The university tells you the sum before it issues the I-20.',
    ...certain(studyInTheStates),
  }),
  figure('visa', 'Visa fee', {
    amounts: [once(185)],
    ...certain(studentVisa),
  }),
  figure('visa', 'SEVIS fee', {
    note: 'For the register of foreign students.',
    amounts: [once(350, { when: 'before the interview' })],
    ...certain('ICE: SEVIS', 'https://www.ice.gov/sevis'),
  }),
  figure('visa', 'Visa integrity fee', {
    amounts: [once(250, { when: 'if it is collected', isPossible: true })],
    note: 'In law since 2025, not yet collected. Check before you pay.',
    ...likely(studentVisa),
    nextLook: '2027-01-01',
  }),
  figure('insurance', 'Health cover', {
    text: 'No rule of the country; most universities require a plan',
    ...certain('Your university’s page on health insurance'),
  }),
  figure('work', 'Hours', {
    text: '20 hours per week, on campus',
    source: of2025(
      officialSource(
        'U.S. Citizenship and Immigration Services: Students and employment',
        'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/students-and-employment',
      ),
    ),
  }),
  figure('afterDegree', 'How long you may stay', {
    // No-break spaces: in a narrow cell '12' and '24' stay with their words.
    text: 'Optional Practical Training (OPT), 12\u00a0months, 24\u00a0more for STEM\u00a0degrees',
    note: 'STEM: science, technology, engineering and mathematics. A fee is proposed, not in force.',
    source: of2025(
      officialSource(
        'U.S. Citizenship and Immigration Services: OPT for F-1 students',
        'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
      ),
    ),
  }),
  figure('afterDegree', 'A fee for OPT', {
    text: 'Proposed, not in force: USD 70,000, or 30,000 for STEM degrees',
    note: 'Proposed on 8 October 2026. The rules may change before you graduate.',
    ...certain('Federal Register: 2026-20660', 'https://www.federalregister.gov/d/2026-20660'),
    nextLook: '2026-12-26',
  }),
  figure('family', 'Partner and children', {
    text: 'Husband or wife and unmarried children under 21, on an F-2 visa',
    note: 'You show money for them. They may not work; they may study part-time, children go to school.',
    ...certain('International offices of several universities'),
  }),
  figure('papers', 'Length of stay', {
    text: 'As long as you study (duration of status), and 60 days to leave',
    note: 'A fixed time of up to four years did not take effect: a federal court postponed the rule on 14 September 2026. The government appealed on 30 September.',
    ...certain(
      'NAFSA: Presidents’ Alliance v. DHS, the rule on duration of status',
      'https://www.nafsa.org/legal-defense-DS',
    ),
    nextLook: '2026-12-26',
  }),
];

export const usa = {
  ...summary,
  /** Denim. */
  accent: { onPaper: '#1E5690', onNight: '#92BFF0' },
  capital: { place: [-77.04, 38.91], label: ['left', 15] },
  comparedWith: ['canada', 'newzealand'],
  lead: 'More universities to choose from than anywhere else we send students, and room to change your mind about the subject.',
  intro: [
    'No ministry decides who gets in. Each university chooses for itself and looks at the whole person: marks, essays, references, and what you do outside the classroom. That is more work, and it gives more chances.',
    'A bachelor’s student usually begins broadly and settles on a main subject later. Some start at a community college, where tuition is lower, and transfer to a university.',
    'The price on a university’s page is seldom what every student pays. Some universities give scholarships or aid to international students, few give much, and the deadlines are early. Look at the price and at your marks together when you choose where to apply.',
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
    ...papers('admission', {
      'Academic transcripts':
        'Some universities want them assessed by an evaluation service. Ask before you pay for one.',
      'English test': 'The university says which test and which score.',
      'SAT or GRE where asked':
        'SAT for a bachelor’s, GRE for a master’s or doctorate. Many universities leave it to you.',
      'Statement of purpose': 'For a bachelor’s these are essays. They must be your own.',
      References: 'From teachers who can tell something about you that marks do not.',
    }),
    ...papers('visa', {
      'Form I-20':
        'The university issues it when it has admitted you and seen your funds. It opens the way to the visa.',
      'Proof of funds':
        'For the first year at least, first to the university and then at the interview.',
      Passport: 'Valid, with the name spelled as on your papers.',
    }),
  ],
  examsNote: `Each university has its own rule on SAT and GRE. ${VISA_EXAMS}`,
  leadMonths: 7,
  intakes: [
    {
      months: [8, 9],
      label: 'August or September',
      season: 'fall',
      courses: 'main',
      stages: {
        '3-8':
          'Draw up a list of universities and what each costs. Prepare for TOEFL, IELTS or PTE, and for SAT or GRE where asked. Note the deadlines: early ones fall in November.',
        '9-1':
          'Write essays, ask for references, and send each application before its deadline: most fall around the New Year, some in November.',
        '2-4':
          'Answers and offers of aid arrive. Compare what is left to pay, and accept by the date in the offer.',
        '4-6':
          'Show your funds, receive the I-20, apply for the NOC, pay the SEVIS fee, and book the visa interview as soon as you can.',
        '7-9':
          'Interview at the embassy in Kathmandu, then the flight. You may enter shortly before the date on your I-20, not earlier.',
      },
    },
    { months: [1], label: 'January', season: 'spring', courses: 'main' },
    { months: [5, 6], label: 'May or June', season: 'summer', courses: 'few' },
  ],
  costsNote:
    'Universities lie on both sides of these averages. Look up the cost of attendance on the university’s own page.',
  studyCostsAre: 'tuition and fees',
  figures,
  visa: {
    name: 'F-1 student visa',
    officialPage: of2025(studentVisa),
    note: 'You apply with the I-20 and answer questions in an interview at the embassy in Kathmandu.',
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
