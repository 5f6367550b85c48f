import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, of2025, officialSource } from '../../officialSource.ts';
import { summary } from './summary.ts';

const studentVisa = officialSource(
  'Immigration New Zealand: Fee Paying Student Visa',
  'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
);
const postStudyWork = officialSource(
  'Immigration New Zealand: Post Study Work Visa',
  'https://www.immigration.govt.nz/',
);
const studyWithNewZealand = officialSource(
  'Study with New Zealand',
  'https://www.studywithnewzealand.govt.nz/',
);

const { once, monthly, yearly } = amountsIn('NZD');

const figures: readonly Figure[] = [
  figure('tuition', 'Undergraduate', {
    course: 'undergraduate',
    values: [
      { amounts: [yearly(20000, { to: 40000 })], source: CONSULTANCY_SOURCE },
      {
        amounts: [yearly(35000, { to: 55000, bound: 'about' })],
        ...likely(studyWithNewZealand),
      },
    ],
  }),
  figure('tuition', 'Postgraduate', {
    course: 'postgraduate',
    values: [
      { amounts: [yearly(25000, { to: 50000 })], source: CONSULTANCY_SOURCE },
      {
        amounts: [yearly(20000, { to: 45000, bound: 'about' })],
        ...likely(studyWithNewZealand),
      },
    ],
  }),
  figure('proofOfFunds', 'Money to show', {
    amounts: [yearly(20000), monthly(1667, { when: 'for a course of less than a year' })],
    besides: 'an onward ticket or its price',
    note: 'In addition, show the tuition for one year or for the whole course. You may pay the tuition after the approval in principle: the visa office says yes, if you now pay.',
    ...certain('Immigration New Zealand: funds for your stay', 'https://www.immigration.govt.nz/'),
  }),
  figure('visa', 'Visa fee', {
    amounts: [once(850, { bound: 'from' })],
    ...certain(studentVisa),
  }),
  figure('insurance', 'Insurance', {
    text: 'Needed from the first day of the course to the end of the visa',
    note: 'Doctoral students need none.',
    ...certain(studentVisa),
  }),
  figure('work', 'Hours', {
    note: 'Breaks are the scheduled holidays of your course. Your own limit is among the conditions of your visa.',
    values: [
      {
        text: '20 hours during terms and 40 during breaks, per week',
        source: CONSULTANCY_SOURCE,
      },
      {
        validFrom: '2025-11-03',
        text: '25 hours per week during terms; 40 during breaks',
        note: 'No limit for a master’s by research or a doctorate. A student visa that was granted before keeps its own limit: read its conditions.',
        ...likely(
          'Immigration New Zealand: Working on a student visa',
          'https://www.immigration.govt.nz/study/working-on-a-student-visa/',
        ),
      },
    ],
  }),
  figure('afterDegree', 'How long you may stay', {
    note: 'On a Post Study Work Visa.',
    values: [
      { text: 'Up to 3 years', source: CONSULTANCY_SOURCE },
      {
        text: '3 years after a master’s or doctorate; after a bachelor’s as long as the study',
        ...certain(postStudyWork),
      },
    ],
  }),
  figure('afterDegree', 'Post Study Work Visa', {
    amounts: [once(1670, { bound: 'from' })],
    note: 'Apply within 3 months.',
    ...certain(postStudyWork),
  }),
  figure('afterDegree', 'After a diploma', {
    validFrom: '2026-11-16',
    text: 'One year after a graduate diploma of level 7 that follows a bachelor’s; six months after another diploma of levels 5 to 7',
    note: 'With NZD 5,000 to show.',
    ...likely(
      'Immigration New Zealand: work visas after study',
      'https://www.immigration.govt.nz/',
    ),
  }),
  figure('family', 'Partner and children', {
    validFrom: '2024-06',
    text: 'Your partner may get a work visa while you study for a master’s, a doctorate, or a bachelor’s on the Green List (jobs that New Zealand needs)',
    note: 'The children of a partner with that visa go to school as New Zealand’s own children do. With other degrees the family can apply for visitor visas.',
    ...likely('Immigration New Zealand: partners of a student', 'https://www.immigration.govt.nz/'),
  }),
  figure('papers', 'Chest X-ray and police certificate', {
    text: 'X-ray for stays over 6 months; police certificate from 24 months',
    ...likely(studentVisa),
  }),
];

export const newZealand = {
  ...summary,
  /** Lupins on a lake shore. */
  accent: { onPaper: '#5246A0', onNight: '#B9B0F5' },
  capital: { place: [174.78, -41.29], label: ['below', 8] },
  comparedWith: ['usa', 'australia'],
  lead: 'Public universities, calm cities, and mountains that will remind you of home.',
  intro: [
    'New Zealand has few universities. All are public, and each is strong in something of its own: agriculture at Massey, health sciences at Otago, engineering at Canterbury and Auckland.',
    'The academic year begins in February, with a second main intake in July. Some courses also take students in November.',
    'The visa is applied for online and follows the offer of place. You may be approved in principle first and asked to pay the tuition then; the visa comes after the receipt.',
  ],
  currency: 'NZD',
  languages: ['English'],
  benefits: {
    'Every university is public':
      'You do not have to ask whether a university is recognised. You only have to find the right course.',
    'Looked after by law':
      'A code of practice obliges universities and schools to care for the safety and welfare of their international students.',
    'Work beside your studies':
      'Most full-time students may work part-time while courses run, and more in the breaks.',
    'Time to work after the degree': 'A graduate can apply for the Post Study Work Visa.',
    'Teachers within reach':
      'Campuses are small enough that lecturers know their students, and it is usual to call them by their first name.',
    'Nature on the doorstep': 'The sea, forests and mountains are never far.',
  },
  universities: [
    { name: 'Auckland University of Technology', city: 'Auckland', rank: 412 },
    { name: 'Massey University', city: 'Palmerston North', rank: 239 },
    { name: 'University of Auckland', city: 'Auckland', rank: 65 },
    { name: 'University of Canterbury', city: 'Christchurch', rank: 261 },
    { name: 'University of Otago', city: 'Dunedin', rank: 214 },
    { name: 'University of Waikato', city: 'Hamilton', rank: 235 },
    { name: 'Victoria University of Wellington', city: 'Wellington', rank: 244 },
  ],
  requirements: [
    ...papers('admission', {
      'Academic transcripts': 'Mark sheets and certificates of everything you have studied.',
      'English test': 'The university says which test and which score.',
    }),
    ...papers('visa', {
      'Offer of place': 'From an approved provider, with the course, its length and the fees.',
    }),
    ...papers('admission', {
      'Statement of purpose':
        'Why this course, why New Zealand, and what comes after. The visa officer reads it as well.',
    }),
    ...papers('visa', {
      'Proof of funds':
        'For tuition, living and the way back, with papers that show where the money comes from.',
      Insurance: 'From the first day of the course to the end of the visa.',
      'Chest X-ray and police certificate':
        'The X-ray for a stay of over 6 months, the certificate from 24 months.',
    }),
    ...papers('admission', {
      Passport: 'Valid, with the name spelled as on your papers.',
    }),
  ],
  examsNote: VISA_EXAMS,
  leadMonths: 6,
  intakes: [
    {
      months: [2],
      label: 'February',
      courses: 'main',
      stages: {
        '3-6':
          'Choose the course, then the town. Prepare for the English test and sit it, with time for a second try.',
        '7-8':
          'Apply to the universities. Collect bank, income and tax papers of whoever pays for you.',
        '9-10':
          'Offer of place, NOC, visa application online. Offices close for Dashain and Tihar, so begin before them.',
        '11-1':
          'Answer what the visa officer asks. Pay the tuition when you are told to, and send the receipt.',
        '2-2': 'Fly in time for orientation. You land in late summer.',
      },
    },
    {
      months: [7],
      label: 'July',
      courses: 'main',
      stages: {
        '8-11':
          'Choose the course, then the town. Prepare for the English test and sit it, with time for a second try.',
        '12-1':
          'Apply to the universities. Collect bank, income and tax papers of whoever pays for you.',
        '2-3': 'Offer of place, NOC, visa application online.',
        '4-6':
          'Answer what the visa officer asks. Pay the tuition when you are told to, and send the receipt.',
        '7-7': 'Fly in time for orientation. You land in the middle of winter.',
      },
    },
    { months: [11], label: 'November', courses: 'some' },
  ],
  costsNote:
    'Laboratory and clinical subjects usually cost more. Rents are highest in Auckland and Wellington.',
  figures,
  visa: {
    name: 'Fee Paying Student Visa',
    officialPage: of2025(studentVisa),
    advisers: {
      name: 'Immigration Advisers Authority',
      url: 'https://www.iaa.govt.nz/',
    },
  },
  cities: {
    Auckland:
      'The largest city, between two harbours, with the most jobs and two of the universities in the table.',
    Wellington:
      'The capital: compact, hilly, windy, and good for students of law, politics and film.',
    'Christchurch and Dunedin':
      'The South Island: a flat garden city that has been rebuilt, and a true student town.',
    'Hamilton and Palmerston North':
      'Quiet inland towns with easier rents, among farms and close to agricultural research.',
  },
  weather:
    'The seasons are opposite to Nepal’s: summer is from December to February. It is mild in the north and cooler in the south, with snow on the mountains and wind in Wellington. Houses are often less heated than you expect; you also need warm clothes indoors.',
} satisfies Country;
