import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { VISA_EXAMS } from '../../exams/visaExams.ts';
import { certain, likely, of2025, officialSource } from '../../officialSource.ts';
import { tuition2025 } from '../tuition2025.ts';
import { summary } from './summary.ts';

const STUDY_CANADA =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada';

const studyPermit = officialSource(
  'Government of Canada: Study permit',
  `${STUDY_CANADA}/study-permit.html`,
);
const studyPermit2025 = of2025(studyPermit);
const financialSupport = officialSource(
  'Government of Canada: Study permit, financial support',
  `${STUDY_CANADA}/study-permit/get-documents/financial-support.html`,
);
const afterGraduation = officialSource(
  'Government of Canada: Work after you graduate',
  `${STUDY_CANADA}/work/after-graduation.html`,
);
const quebec = officialSource(
  'Government of Canada: Students destined to Quebec',
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/students-destined-quebec.html',
);

const { once, yearly } = amountsIn('CAD');

/** A rule on a document of the checklist. */
const attestationLetter = figure('papers', 'Provincial attestation letter', {
  values: [
    { text: 'needed by every student', source: studyPermit2025 },
    {
      validFrom: '2026-01',
      text: 'Not needed by most master’s and doctoral students at public institutions',
      note: 'They apply without this letter. Others still need it: letters of 2026 end on 31 December 2026, and for 2027 you need a new one (likely, not certain). Let the institution confirm which of the two you are.',
      ...certain(
        'Government of Canada: Provincial attestation letter',
        `${STUDY_CANADA}/study-permit/get-documents/provincial-attestation-letter.html`,
      ),
    },
  ],
  nextLook: '2027-01-01',
});

const figures: readonly Figure[] = [
  ...tuition2025(yearly(15000, { to: 35000 }), yearly(10000, { to: 50000 })),
  figure('proofOfFunds', 'Money to show', {
    validFrom: '2026-09-01',
    amounts: [
      yearly(23448, { when: 'outside Quebec', place: 'outside-quebec' }),
      once(2000, { when: 'for travel' }),
    ],
    note: 'In addition to the tuition. It was CAD 22,895 before; that sum is out of date. A guaranteed investment certificate (GIC) is one accepted proof and not compulsory. The Student Direct Stream ended on 8 November 2024.',
    ...certain(financialSupport),
    nextLook: '2027-09-01',
  }),
  figure('proofOfFunds', 'A family of four', {
    validFrom: '2026-09-01',
    amounts: [
      yearly(43572, {
        when: 'for four people, outside Quebec',
        place: 'outside-quebec',
        people: 4,
      }),
    ],
    ...likely(financialSupport),
    nextLook: '2027-09-01',
  }),
  figure('proofOfFunds', 'In Quebec', {
    validFrom: '2026-01-01',
    amounts: [yearly(24617, { when: 'in Quebec', place: 'quebec' })],
    ...likely('Quebec’s government', 'https://www.quebec.ca/'),
    nextLook: '2027-01-01',
  }),
  figure('visa', 'Study permit', {
    amounts: [once(150)],
    ...likely(studyPermit),
    nextLook: '2027-09-01',
  }),
  figure('visa', 'Fingerprints and photo', {
    amounts: [once(85)],
    ...certain(studyPermit),
    nextLook: '2027-09-01',
  }),
  figure('insurance', 'Health cover', {
    text: 'Differs by province',
    ...likely(studyPermit),
    nextLook: '2027-09-01',
  }),
  figure('work', 'Hours', {
    values: [
      { text: '20 hours per week', source: CONSULTANCY_SOURCE },
      {
        validFrom: '2024-11',
        text: '24 hours per week off campus',
        note: 'This is the limit while courses run. The rules change: read the conditions of your own permit.',
        ...certain(
          'Government of Canada: Work off campus as an international student',
          `${STUDY_CANADA}/work/work-off-campus.html`,
        ),
      },
    ],
  }),
  figure('afterDegree', 'How long you may stay', {
    note: 'How long depends on the programme, and not every programme counts.',
    values: [
      { text: 'Post-Graduation Work Permit, up to 3 years', source: of2025(afterGraduation) },
      {
        text: 'Post-Graduation Work Permit, 8 months to 3 years',
        note: 'After a degree you need level 7 of the Canadian Language Benchmarks (CLB 7) in English or French.',
        ...certain(afterGraduation),
      },
    ],
    nextLook: '2027-09-01',
  }),
  figure('afterDegree', 'Work permit', {
    amounts: [once(255)],
    note: 'Apply within 180 days.',
    ...certain(afterGraduation),
    nextLook: '2027-09-01',
  }),
  figure('family', 'Partner and children', {
    validFrom: '2025-01',
    text: 'Your partner gets an open work permit (for any employer) only if you study for a master’s of 16 months or more, a doctorate, or some professions',
    ...likely('Government of Canada: Study in Canada', `${STUDY_CANADA}.html`),
    nextLook: '2027-09-01',
  }),
  figure('papers', 'Quebec Acceptance Certificate (CAQ)', {
    amounts: [once(135, { bound: 'about', when: 'in Quebec', place: 'quebec', isPossible: true })],
    note: 'In addition to the permit.',
    ...likely('Quebec’s government', 'https://www.quebec.ca/'),
    nextLook: '2027-01-01',
  }),
  figure('papers', 'Medical examination', {
    text: 'Usually asked of applicants from Nepal',
    ...likely(studyPermit),
    nextLook: '2027-09-01',
  }),
];

export const canada = {
  ...summary,
  /** Spruce by a glacier lake. */
  accent: { onPaper: '#0C6068', onNight: '#7FCFD6' },
  capital: { place: [-75.7, 45.42], label: ['left', -9] },
  comparedWith: ['ireland', 'usa'],
  lead: 'Respected public universities, degrees with paid work terms, and a work permit after you graduate.',
  intro: [
    'Choose the institution with care. Only a designated learning institution (DLI) can take you on a study permit, and not every programme at a DLI leads to a work permit after the degree. Let the institution confirm both in writing before you pay anything.',
    'For a bachelor’s degree you also need an attestation letter of the province. Each province has a limited number for the year, so apply early. Most master’s and doctoral students at public institutions have not needed one since January 2026.',
    'You can study in English in every province. In Quebec, daily life is in French, and some universities teach in it; Montreal also has English-language universities such as McGill.',
  ],
  currency: 'CAD',
  languages: ['English', 'French'],
  benefits: {
    'Degrees with paid work terms':
      'In co-operative programmes, study terms and paid work terms take turns. Waterloo is the best known for them.',
    'Work beside your studies':
      'A study permit usually lets degree students work off campus, and more in the scheduled breaks.',
    'A work permit after graduation':
      'The Post-Graduation Work Permit is open: it ties you to no employer.',
    'Two world languages':
      'Study in English, and go home with French as well if you like. It also helps with work in Canada.',
    'Public universities': 'All the universities in the table are public.',
    'Nepali associations':
      'Canada’s cities are used to newcomers, and there are Nepali associations in the large ones.',
  },
  universities: [
    { name: 'McGill University', city: 'Montreal, Quebec', rank: 29 },
    { name: 'McMaster University', city: 'Hamilton, Ontario', rank: 176 },
    { name: 'University of Alberta', city: 'Edmonton, Alberta', rank: 96 },
    { name: 'University of British Columbia', city: 'Vancouver, British Columbia', rank: 38 },
    { name: 'University of Toronto', city: 'Toronto, Ontario', rank: 25 },
    { name: 'University of Waterloo', city: 'Waterloo, Ontario', rank: 115 },
  ],
  universitiesSorted: true,
  requirements: [
    ...papers('admission', {
      'Academic transcripts':
        'Some universities want them in a sealed envelope straight from your college. Ask early.',
      'English or French test': 'In the language that your course is taught in.',
    }),
    ...papers('visa', {
      'Letter of acceptance': 'From a designated learning institution (DLI), with its DLI number.',
      'Provincial attestation letter (PAL)': {
        text: 'Shows that the province has a place for you. The institution tells you whether you need one and asks for it.',
        figure: attestationLetter,
      },
      'Quebec Acceptance Certificate (CAQ)': {
        text: 'Only for study in Quebec, such as at McGill. You apply to the province for it with the letter of acceptance, before the study permit.',
        link: quebec,
      },
      'Proof of funds':
        'The tuition, your living costs and the way there, beside what you have already paid.',
      'Medical and police checks':
        'The medical examination is done by a doctor whom Canada has approved; the police report comes from Nepal Police.',
    }),
    ...papers('admission', {
      Passport: 'A study permit never lasts longer than the passport.',
    }),
  ],
  examsNote: `For a course in French you need a French test, for which we have no classes. ${VISA_EXAMS}`,
  leadMonths: 7,
  intakes: [
    {
      months: [9],
      label: 'September',
      season: 'fall',
      courses: 'main',
      stages: {
        '9-11':
          'Choose programmes, sit the English test, and ask teachers and colleges for transcripts, so that you can apply from December.',
        '12-2': 'Apply. Many universities stop taking applications for September in these months.',
        '3-5':
          'Answer your offers, apply for the NOC, pay the deposit. If you need an attestation letter, the institution asks the province for it; for Quebec, apply for the CAQ.',
        '5-7':
          'Apply for the study permit online as soon as the papers are complete. Fingerprints in Kathmandu, then the medical examination.',
        '8-9':
          'Book a room and the flight when the permit is approved. The permit itself is printed for you on arrival in Canada.',
      },
    },
    { months: [1], label: 'January', season: 'winter', courses: 'main' },
    { months: [5], label: 'May', season: 'summer', courses: 'few' },
  ],
  costsNote:
    'Postgraduate costs spread so widely because research degrees often cost little and business degrees much. Toronto and Vancouver have the highest rents.',
  figures,
  visa: {
    name: 'Study permit',
    officialPage: studyPermit2025,
    note: 'The permit is what lets you study. The visa in your passport, which comes with it, is what lets you travel.',
    advisers: {
      name: 'College of Immigration and Citizenship Consultants',
      url: 'https://college-ic.ca/',
    },
  },
  cities: {
    'Toronto, Hamilton and Waterloo':
      'The busy south of Ontario: many universities, many employers, and high rents in Toronto itself.',
    Montreal:
      'French on the street, English at McGill. Rents are lower than in Toronto or Vancouver.',
    Vancouver: 'Sea in front, mountains behind, and the mildest winters. Expensive to live in.',
    Edmonton: 'A northern city with easier rents and a serious winter.',
  },
  weather:
    'Winters are long, snowy and far below freezing in most of the country, and houses are well heated. Buy the winter coat there, not in Nepal. Summers are warm and bright. Vancouver is the exception: it is mild, and it rains.',
} satisfies Country;
