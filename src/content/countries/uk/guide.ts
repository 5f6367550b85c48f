import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { UK_VISA_EXAMS, VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, of2025, officialSource } from '../../officialSource.ts';
import { tuition2025 } from '../tuition2025.ts';
import { summary } from './summary.ts';

const studentVisa = officialSource('GOV.UK: Student visa', 'https://www.gov.uk/student-visa');
const studentVisa2025 = of2025(studentVisa);
const graduateVisa = officialSource('GOV.UK: Graduate visa', 'https://www.gov.uk/graduate-visa');
const healthSurcharge = officialSource(
  'GOV.UK: Pay for UK healthcare as part of your immigration application',
  'https://www.gov.uk/healthcare-immigration-application',
);

const { once, monthly, yearly } = amountsIn('GBP');

const HELD_FOR = '28 days in a row, ending within 31 days of the application';

const moneyOf = (inLondon: number, elsewhere: number) => ({
  amounts: [
    monthly(inLondon, { maxMonths: 9, when: 'in London', place: 'london' }),
    monthly(elsewhere, { maxMonths: 9, when: 'elsewhere', place: 'elsewhere' }),
  ],
  note: `And the unpaid fees of the first year. The money must have been there for ${HELD_FOR}. The sums from 30 November 2026 are in the Statement of Changes HC 584 of 3 September 2026.`,
  ...certain('GOV.UK: Student visa, money you need', 'https://www.gov.uk/student-visa/money'),
});

const figures: readonly Figure[] = [
  ...tuition2025(yearly(10000, { to: 38000 }), yearly(11000, { to: 45000 })),
  figure('proofOfFunds', 'Money to show', {
    values: [
      { validFrom: '2025-11-11', ...moneyOf(1529, 1171) },
      { validFrom: '2026-11-30', ...moneyOf(1570, 1203) },
    ],
    heldFor: HELD_FOR,
    nextLook: '2026-11-30',
  }),
  figure('visa', 'Visa fee', {
    validFrom: '2026-04-08',
    amounts: [once(558)],
    ...certain(studentVisa),
    nextLook: '2027-04-01',
  }),
  figure('insurance', 'Immigration health surcharge', {
    // Cardiff University, 'How long your visa will be valid' (May 2024): four months after a course
    // of a year or more. St Andrews also counts half a year more for it.
    paidAhead: { course: { undergraduate: 3, postgraduate: 1 }, after: 0.5 },
    note: 'You pay it once, with the visa application, for the whole visa, and can then use the National Health Service.',
    values: [
      {
        validFrom: '2024-02',
        amounts: [yearly(776, { when: 'of the visa' })],
        note: 'Half of it for a part of a year of up to six months, such as after the course.',
        ...certain(healthSurcharge),
      },
    ],
    nextLook: '2027-04-01',
  }),
  figure('work', 'Hours', {
    note: 'For degree courses. Your own limit is among the conditions of your visa.',
    values: [
      { text: '20 hours a week', source: studentVisa2025 },
      {
        text: '20 hours a week on degree courses, 10 below degree level',
        ...certain(studentVisa),
      },
    ],
    nextLook: '2027-04-01',
  }),
  figure('afterDegree', 'How long you may stay', {
    note: 'The date is that of the application, after your degree.',
    values: [
      {
        text: 'Graduate Route',
        source: of2025(graduateVisa),
      },
      { text: 'Graduate Route: 2 years; 3 years after a doctorate', ...certain(graduateVisa) },
      {
        validFrom: '2027-01-01',
        text: 'Graduate Route: 18 months; 3 years after a doctorate',
        beforehand: 'If you begin now, plan with this.',
        ...certain(graduateVisa),
      },
    ],
    nextLook: '2027-01-01',
  }),
  figure('afterDegree', 'Graduate visa', {
    amounts: [
      once(937, { when: 'for the visa' }),
      yearly(1035, { when: 'for the health surcharge' }),
    ],
    ...certain(graduateVisa),
    nextLook: '2027-04-01',
  }),
  figure('family', 'Partner and children', {
    validFrom: '2024',
    text: 'Only with a doctorate or another research degree, or a government’s scholarship; not with a taught master’s',
    note: 'Each person who may come needs £845 a month in London, £680 elsewhere, for at most 9 months: likely, not certain.',
    ...certain(
      'GOV.UK: Student visa, your partner and children',
      'https://www.gov.uk/student-visa/family-members',
    ),
    nextLook: '2027-04-01',
  }),
  figure('english', 'English for the visa', {
    text: 'Level B2 for a degree course',
    note: 'B2 is a level of the common European scale for languages. The official page names the tests.',
    ...certain(
      'GOV.UK: Student visa, knowledge of English',
      'https://www.gov.uk/student-visa/knowledge-of-english',
    ),
    nextLook: '2027-04-01',
  }),
  figure('papers', 'Tuberculosis test', {
    text: 'From a clinic approved by the Home Office',
    note: 'We know no fee: ask the clinic.',
    ...likely('GOV.UK: Tuberculosis test for a UK visa', 'https://www.gov.uk/tb-test-visa'),
    nextLook: '2027-04-01',
  }),
];

export const uk = {
  ...summary,
  /** Heather on a Scottish hill. */
  accent: { onPaper: '#76386E', onNight: '#E0A6D8' },
  capital: { place: [-0.13, 51.51], label: ['right', -15] },
  comparedWith: ['australia', 'ireland'],
  lead: 'Shorter degrees, universities that employers know, and time to work there after you graduate.',
  intro: [
    'Most students from Nepal start in September. A bachelor’s or master’s degree in England takes less time than in most other countries, so you also pay rent and food for less time.',
    'In Scotland a bachelor’s takes one year longer than in England. For a bachelor’s you usually apply through UCAS, one form for several universities. It closes in October for Oxford, Cambridge and medicine, and in January for most other courses. For a master’s you apply to each university on its own website.',
    'One paper turns an offer into a visa application: the CAS. The university issues it when you have met every condition of the offer and paid the deposit it asks for. Most delays happen before the CAS, so start early.',
  ],
  currency: 'GBP',
  languages: ['English'],
  benefits: {
    'Shorter courses, less rent':
      'Courses are short and full. You are back in Nepal, or at work, sooner than after the same degree elsewhere.',
    'A degree known in many countries':
      'Employers and universities in Nepal and abroad know British degrees and how to read them.',
    'Work beside your studies':
      'A Student visa for a degree course usually lets you work part-time in term and full-time in the holidays.',
    'Time to find work afterwards':
      'The Graduate Route lets you stay on after your degree. You need no job offer to apply for it.',
    'Health care is arranged':
      'You pay a health surcharge together with the visa, and can then use the National Health Service.',
    'Nepali neighbours':
      'There are Nepali families in and around London, Reading and Aldershot, and Nepali student societies at many universities.',
  },
  universities: [
    { name: "King's College London", city: 'London', rank: 40 },
    { name: 'University of Cambridge', city: 'Cambridge', rank: 5 },
    { name: 'Imperial College London', city: 'London', rank: 2 },
    {
      name: 'LSE',
      fullName: 'London School of Economics and Political Science',
      city: 'London',
      rank: 50,
    },
    { name: 'UCL', fullName: 'University College London', city: 'London', rank: 9 },
    { name: 'University of Edinburgh', city: 'Edinburgh', rank: 27 },
    { name: 'University of Manchester', city: 'Manchester', rank: 34 },
    { name: 'University of Oxford', city: 'Oxford', rank: 3 },
  ],
  universitiesSorted: true,
  requirements: [
    ...papers('admission', {
      'Academic transcripts':
        'Mark sheets and certificates from SLC or SEE upwards, with the character certificate.',
      'English test': 'The university says which test and which score.',
      'Statement of purpose':
        'Why this subject, why this university. UCAS asks for a personal statement instead.',
      References: 'From teachers who know your work; for a master’s, an employer may do.',
      Passport: 'Valid, with the name spelled as on your papers.',
    }),
    ...papers('visa', {
      'Proof of funds':
        'The money must have stood in the account without a break for the time that the visa rules ask.',
      'Confirmation of Acceptance for Studies (CAS)':
        'A reference number from the university. You cannot apply for the visa without it.',
      'Immigration health surcharge': {
        text: 'You pay it once, with the visa application, for all the years of your visa together. The sum changes: see the official page.',
        link: healthSurcharge,
      },
      'Tuberculosis test': {
        text: 'A certificate from a clinic that the UK government has approved.',
        link: { label: 'GOV.UK: Tuberculosis tests', url: 'https://www.gov.uk/tb-test-visa' },
      },
    }),
  ],
  examsNote: `Not every university takes TOEFL. ${UK_VISA_EXAMS} ${VISA_EXAMS}`,
  leadMonths: 6,
  intakes: [
    {
      months: [9],
      label: 'September',
      courses: 'main',
      stages: {
        '9-12': 'Choose subjects and universities, sit the English test, and write the statement.',
        '1-3':
          'For a bachelor’s, send the UCAS form before it closes in January. Send master’s applications now; popular courses fill up.',
        '4-6':
          'Answer your offers, apply for the NOC, pay the deposit. Put the funds into the account and leave them there.',
        '6-8':
          'Tuberculosis test, CAS, then the visa: form and fee online, fingerprints and photo at the visa application centre in Kathmandu.',
        '9-9':
          'Fly, register at the university, open a bank account. Keep your papers in the hand luggage.',
      },
    },
    { months: [1], label: 'January', courses: 'many' },
    { months: [5], label: 'May', courses: 'few' },
  ],
  costsNote:
    'Laboratory and clinical subjects usually cost more, and London is the dearest city to live in.',
  figures,
  visa: {
    name: 'Student visa',
    officialPage: studentVisa2025,
    note: 'It replaced the Tier 4 (General) visa in October 2020. If a paper speaks of Tier 4, it is out of date.',
    advisers: {
      name: 'Immigration Advice Authority',
      url: 'https://www.gov.uk/find-an-immigration-adviser',
    },
  },
  cities: {
    London:
      'The most universities and the most part-time jobs, and the highest rents. Many students live far out and travel in.',
    Manchester:
      'A big student city with lower rents than London, South Asian food, and an airport of its own.',
    Edinburgh:
      'Scotland’s capital, built on hills. Look for a room early: in August the festivals fill the town.',
    'Oxford and Cambridge':
      'Small, old and full of bicycles. You live in a college, and you apply far earlier than elsewhere.',
  },
  weather:
    'Mild and changeable. Winter days are short, grey and damp rather than very cold, and summer evenings are long. A rain jacket serves you better than a heavy coat. Scotland is colder and windier.',
} satisfies Country;
