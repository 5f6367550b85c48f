import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { AUSTRALIA_VISA_EXAMS, VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, of2025, officialSource } from '../../officialSource.ts';
import { tuition2025 } from '../tuition2025.ts';
import { summary } from './summary.ts';

const studentVisa = officialSource(
  'Department of Home Affairs: Student visa (subclass 500)',
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
);
const studentVisa2025 = of2025(studentVisa);
const graduateVisa = officialSource(
  'Department of Home Affairs: Temporary Graduate visa (subclass 485)',
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
);
const moneyRule = officialSource(
  'Federal Register of Legislation: F2019L01366',
  'https://www.legislation.gov.au/F2019L01366',
);

const { once, yearly } = amountsIn('AUD');

const figures: readonly Figure[] = [
  ...tuition2025(yearly(20000, { to: 45000 }), yearly(22000, { to: 50000 })),
  figure('proofOfFunds', 'Money to show', {
    validFrom: '2024-05-10',
    amounts: [yearly(29710), once(2000, { when: 'for travel' })],
    note: 'And the fees of the first year.',
    ...certain(moneyRule),
  }),
  figure('proofOfFunds', 'Or a year’s income of parents or partner', {
    validFrom: '2024-05-10',
    amounts: [yearly(87856)],
    note: 'AUD 102,500 for the few who may bring their family.',
    ...certain(moneyRule),
    isAlternative: true,
  }),
  figure('visa', 'Visa charge', {
    validFrom: '2026-07-01',
    amounts: [once(2500, { bound: 'from' })],
    ...certain(studentVisa),
  }),
  figure('insurance', 'OSHC', {
    note: 'Overseas Student Health Cover (OSHC), for the whole of your stay.',
    values: [
      {
        text: 'Student health cover (OSHC), from the day you arrive, for the whole visa',
        note: 'Of an insurer that Australia has approved. It tells you the price.',
        ...certain(studentVisa),
      },
    ],
  }),
  figure('work', 'Hours', {
    text: '48 hours per fortnight',
    note: 'A fortnight is two weeks, counted from a Monday.',
    source: studentVisa2025,
  }),
  figure('afterDegree', 'How long you may stay', {
    text: 'Temporary Graduate visa (485), 2 to 3 years',
    note: 'How long depends on the degree.',
    source: of2025(graduateVisa),
  }),
  figure('afterDegree', 'Temporary Graduate visa (485)', {
    validFrom: '2026-07',
    amounts: [once(5750, { bound: 'from' })],
    ...certain(graduateVisa),
  }),
  figure('afterDegree', 'Who may apply for it', {
    text: 'Up to the age of 35, or under 50 after a master’s by research or a doctorate',
    note: 'IELTS 6.5. Apply within 6 months of the end of the course.',
    ...likely(graduateVisa),
  }),
  figure('family', 'Partner and children', {
    validFrom: '2026-10-02',
    text: 'Most applicants, those from Nepal included, can neither bring family nor add them later',
    note: 'Exempt are doctoral students, students sponsored by Australia’s Defence or foreign ministry (DFAT) or fully paid for by a foreign government, holders of passports of Pacific and ASEAN (South-East Asian) countries, and family already on the visa.',
    ...certain(
      'Federal Register of Legislation: F2026L01347, student visa changes',
      'https://www.legislation.gov.au/F2026L01347',
    ),
  }),
  figure('english', 'English for the visa', {
    text: 'IELTS 6.0 overall, or as much in an accepted test',
    ...likely(studentVisa),
  }),
  figure('papers', 'Evidence level', {
    validFrom: '2026-01-08',
    text: 'Nepal is at level 3: you must send the papers for money and English with the application',
    ...likely('Several consultancies; Home Affairs asks in each case'),
    nextLook: '2027-01-01',
  }),
  figure('papers', 'Another provider', {
    text: 'Announced for 1 July 2027: if you change to another university or school, you need a new visa, and you cannot move from a degree to a vocational (trade) course',
    ...likely(studentVisa),
  }),
  figure('papers', 'Fingerprints and photo', {
    text: 'If asked; the visa centre in Kathmandu charges a service fee',
    ...likely('The visa centre’s page for Nepal'),
  }),
  figure('papers', 'English tests at home', {
    text: 'Not accepted for the visa: PTE Academic Online and TOEFL at home',
    ...certain(studentVisa),
  }),
];

export const australia = {
  ...summary,
  /** The ochre of the red centre. */
  accent: { onPaper: '#9A4410', onNight: '#F2A97C' },
  capital: { place: [149.13, -35.28], label: ['left', -6] },
  comparedWith: ['newzealand', 'uk'],
  lead: 'Two main intakes, well-known universities in the large cities, and a Nepali community.',
  intro: [
    'The academic year begins in February, which is late summer there. July is the second main intake, so results that come in the middle of the year need not cost you a whole year.',
    'The order of the papers matters. First comes the offer. Then you pay the deposit and the health cover, and the university sends the Confirmation of Enrolment (CoE). Only with the CoE can you apply for the visa.',
    'The visa form asks why you chose this course and how it fits your life: these are the Genuine Student questions, which replaced the GTE statement in March 2024. Answer in your own words. We read them with you; we do not write them for you.',
  ],
  currency: 'AUD',
  languages: ['English'],
  benefits: {
    'Two main intakes':
      'Most courses begin in February and many again in July. Whoever misses one is not a year behind.',
    'Your fees are protected by law':
      'If a school closes or stops your course, the Tuition Protection Service helps you to find another course or to get a refund.',
    'Hours counted over two weeks':
      'A quiet week makes room for a busy one, so you can work less before an examination.',
    'Time to work after the degree':
      'The Temporary Graduate visa is meant for those who have just finished studying in Australia.',
    'Health cover from the first day':
      'Every student must hold Overseas Student Health Cover (OSHC). It helps to pay for doctors and hospitals.',
    'A large Nepali community':
      'Nepali shops, festivals and student groups are part of Sydney, Melbourne, Brisbane and other cities.',
  },
  universities: [
    { name: 'Australian National University', city: 'Canberra, ACT', rank: 30 },
    { name: 'Monash University', city: 'Melbourne, Victoria', rank: 37 },
    {
      name: 'UNSW Sydney',
      fullName: 'University of New South Wales',
      city: 'Sydney, New South Wales',
      rank: 19,
    },
    { name: 'University of Melbourne', city: 'Melbourne, Victoria', rank: 13 },
    { name: 'University of Queensland', city: 'Brisbane, Queensland', rank: 40 },
    { name: 'University of Sydney', city: 'Sydney, New South Wales', rank: 18 },
  ],
  requirements: [
    ...papers('admission', {
      'Academic transcripts':
        'Mark sheets and certificates of everything you have studied. Explain any gap with papers.',
      'English test':
        'The university says which test and which score. The visa has a score of its own.',
    }),
    ...papers('visa', {
      'Genuine Student statement':
        'Short answers in the visa form on your life, your course and your plans. It replaced the GTE statement in March 2024.',
    }),
    ...papers('admission', {
      Passport: 'Valid, with the name spelled as on your papers.',
    }),
    ...papers('visa', {
      'Offer letter': 'Read its conditions and the refund rules before you sign.',
      'Confirmation of Enrolment (CoE)':
        'The university sends it when you have accepted the offer and paid.',
      'Overseas Student Health Cover (OSHC)':
        'For the whole of your stay, from the day you arrive.',
      'Proof of funds':
        'Tuition, living and travel, with papers that show where the money comes from.',
    }),
  ],
  examsNote: `The score asked for differs from course to course; nursing and teaching want more. ${VISA_EXAMS} ${AUSTRALIA_VISA_EXAMS}`,
  leadMonths: 5,
  intakes: [
    {
      months: [2],
      label: 'February',
      courses: 'main',
      stages: {
        '3-6':
          'Choose the course first, then the city. Prepare for the English test and sit it, with time for a second try.',
        '7-9':
          'Apply to the universities. Collect bank, income and tax papers, and think about your Genuine Student answers. Plan around the days that banks and offices close for Dashain and Tihar.',
        '10-11': 'Offer, NOC, deposit, health cover, CoE.',
        '11-12':
          'Apply for the visa online. The medical examination follows in Nepal, and fingerprints if you are asked for them.',
        '1-2':
          'Book the room and the flight when the visa is granted. Come for orientation week: that is where friendships begin.',
      },
    },
    {
      months: [7],
      label: 'July',
      courses: 'main',
      stages: {
        '8-11':
          'Choose the course first, then the city. Prepare for the English test and sit it, with time for a second try.',
        '12-2':
          'Apply to the universities. Collect bank, income and tax papers, and think about your Genuine Student answers.',
        '3-4': 'Offer, NOC, deposit, health cover, CoE.',
        '4-5':
          'Apply for the visa online. The medical examination follows in Nepal, and fingerprints if you are asked for them.',
        '6-7':
          'Book the room and the flight when the visa is granted. Come for orientation week, and bring warm clothes: it is winter there.',
      },
    },
    { months: [11], label: 'November', courses: 'few' },
  ],
  costsNote: 'Laboratory and clinical subjects usually cost more. Rents are highest in Sydney.',
  figures,
  visa: {
    name: 'Student visa (subclass 500)',
    officialPage: studentVisa2025,
    advisers: {
      name: 'Office of the Migration Agents Registration Authority',
      url: 'https://www.mara.gov.au/',
    },
  },
  cities: {
    Sydney:
      'The largest city, with the most part-time jobs and the highest rents. The suburbs along the railway cost less.',
    Melbourne:
      'A student city of trams, cafés and libraries, with two of the universities in the table.',
    Brisbane: 'Warm all year, easygoing, on a river. Smaller than Sydney and Melbourne.',
    Canberra:
      'The capital is quiet, green and planned. Good for students who like to study undisturbed.',
  },
  weather:
    'The seasons are opposite to Nepal’s: summer is from December to February, winter from June to August. Brisbane is warm all year, Sydney is mild, Melbourne can show several kinds of weather in one day, and Canberra has frost in winter. The sun is stronger than it feels.',
} satisfies Country;
