import { type DatedFigure, FIGURES_CHECKED } from '#src/domain/datedFigure.ts';
import { type Destination, NO_OBJECTION_CERTIFICATE, QS_2025 } from '#src/domain/destination.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { officialSource } from '../officialSource.ts';
import { VISA_TESTS } from '../tests/visaTests.ts';
import { livingFigure } from './livingFigure.ts';
import { destinationSummaries } from './summaries.ts';

const studyPermit = {
  label: 'Government of Canada: Study permit',
  year: 2025,
  checked: '2026-11-22',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
};

const attestationLetter = {
  label: 'Government of Canada: Provincial attestation letter',
  year: 2026,
  checked: '2026-11-22',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
};

const quebec = {
  label: 'Government of Canada: Students destined to Quebec',
  year: 2026,
  checked: '2026-11-22',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/students-destined-quebec.html',
};

const moneyToShow: DatedFigure = {
  topic: 'proofOfFunds',
  label: 'Money to show',
  values: [
    {
      validFrom: '2026-09-01',
      parts: [
        {
          amount: 23448,
          currency: 'CAD',
          per: 'year',
          who: 'student',
          when: 'outside Quebec',
          place: 'outside-quebec',
        },
      ],
      text: 'Beside tuition and travel. It was CAD 22,895 before; that sum is out of date.',
    },
  ],
  note: 'A guaranteed investment certificate (GIC) is one accepted proof and not compulsory. The Student Direct Stream ended on 8 November 2024.',
  source: officialSource('Government of Canada: Study permit, financial support', studyPermit.url),
  confidence: 'certain',
  nextLook: '2027-09-01',
};

const figures: readonly DatedFigure[] = [
  livingFigure(moneyToShow),
  moneyToShow,
  {
    topic: 'proofOfFunds',
    label: 'A family of four',
    values: [
      {
        validFrom: '2026-09-01',
        parts: [
          {
            amount: 43572,
            currency: 'CAD',
            per: 'year',
            who: 'student',
            when: 'for four people, outside Quebec',
            place: 'outside-quebec',
            people: 4,
          },
        ],
      },
    ],
    source: officialSource(
      'Government of Canada: Study permit, financial support',
      studyPermit.url,
    ),
    confidence: 'likely',
    nextLook: '2027-09-01',
  },
  {
    topic: 'proofOfFunds',
    label: 'In Quebec',
    values: [
      {
        validFrom: '2026-01-01',
        parts: [
          {
            amount: 24617,
            currency: 'CAD',
            per: 'year',
            who: 'student',
            when: 'in Quebec',
            place: 'quebec',
          },
        ],
      },
    ],
    source: { label: 'Quebec’s government', year: 2026, checked: FIGURES_CHECKED },
    confidence: 'likely',
    nextLook: '2027-01-01',
  },
  {
    topic: 'visa',
    label: 'Study permit',
    values: [{ parts: [{ amount: 150, currency: 'CAD', per: 'once', who: 'student' }] }],
    source: officialSource(
      'Government of Canada: Study permit fees',
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    ),
    confidence: 'likely',
    nextLook: '2027-09-01',
  },
  {
    topic: 'visa',
    label: 'Fingerprints and photo',
    values: [
      {
        parts: [
          {
            amount: 85,
            currency: 'CAD',
            per: 'once',
            who: 'student',
            when: 'for fingerprints and photo',
          },
        ],
      },
    ],
    source: officialSource(
      'Government of Canada: Study permit fees',
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    ),
    confidence: 'certain',
    nextLook: '2027-09-01',
  },
  {
    topic: 'insurance',
    label: 'Health cover',
    values: [{ text: 'Differs by province' }],
    source: officialSource(
      'Government of Canada: Study permit',
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    ),
    confidence: 'likely',
    nextLook: '2027-09-01',
  },
  {
    topic: 'afterDegree',
    label: 'Work permit',
    values: [
      {
        parts: [{ amount: 255, currency: 'CAD', per: 'once', who: 'student' }],
        text: 'For 8 months to 3 years; degrees need level CLB 7; apply within 180 days.',
      },
    ],
    source: officialSource(
      'Government of Canada: Work after you graduate',
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation.html',
    ),
    confidence: 'certain',
    nextLook: '2027-09-01',
  },
  {
    topic: 'papers',
    label: 'Medical examination',
    values: [{ text: 'Usually asked of applicants from Nepal' }],
    source: officialSource(
      'Government of Canada: Study permit',
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    ),
    confidence: 'likely',
    nextLook: '2027-09-01',
  },
];

export const canada: Destination = {
  ...destinationSummaries.canada,
  heading: 'Study in Canada',
  lead: 'Respected public universities, degrees with paid work terms, and a work permit after you graduate. What it costs, what you need, and when to begin.',
  intro: [
    'Choose the institution with care. Only a designated learning institution (DLI) can take you on a study permit, and not every programme at a DLI leads to a work permit after the degree. We check both before you pay anything.',
    'For a bachelor’s degree you also need an attestation letter of the province, and each province has a limited number of them for the year: an early application is a safer one. Most master’s and doctoral students at public institutions have not needed one since January 2026.',
    'You can study in English in every province. In Quebec, daily life is in French, and some universities teach in it; Montreal also has English-language universities such as McGill.',
  ],
  currency: 'CAD',
  languages: ['English', 'French'],
  benefits: [
    {
      title: 'Degrees with paid work terms',
      text: 'In co-operative programmes, study terms and paid work terms take turns. Waterloo is the best known for them.',
    },
    {
      title: 'Work beside your studies',
      text: 'A study permit usually lets degree students work off campus, and more in the scheduled breaks.',
    },
    {
      title: 'A work permit after graduation',
      text: 'The Post-Graduation Work Permit is open: it ties you to no employer.',
    },
    {
      title: 'Two world languages',
      text: 'Study in English, and go home with French as well if you like. It helps with work in Canada too.',
    },
    {
      title: 'Public and well kept',
      text: 'All the universities in the table are public. Libraries, laboratories and student services are part of the campus.',
    },
    {
      title: 'At home among many',
      text: 'Canada’s cities are used to newcomers, and there are Nepali associations in the large ones.',
    },
  ],
  universities: [
    { name: 'McGill University', city: 'Montreal, Quebec', rank: 29 },
    { name: 'McMaster University', city: 'Hamilton, Ontario', rank: 176 },
    { name: 'University of Alberta', city: 'Edmonton, Alberta', rank: 96 },
    { name: 'University of British Columbia', city: 'Vancouver, British Columbia', rank: 38 },
    { name: 'University of Toronto', city: 'Toronto, Ontario', rank: 25 },
    { name: 'University of Waterloo', city: 'Waterloo, Ontario', rank: 115 },
  ],
  universitiesSorted: true,
  rankingSource: QS_2025,
  requirements: [
    {
      name: 'Academic transcripts',
      stage: 'admission',
      text: 'Some universities want them in a sealed envelope straight from your college. Ask early.',
    },
    {
      name: 'English or French test',
      stage: 'admission',
      text: 'In the language that your course is taught in.',
    },
    {
      name: 'Letter of acceptance',
      stage: 'visa',
      text: 'From a designated learning institution (DLI), with its DLI number.',
    },
    {
      name: 'Provincial attestation letter (PAL)',
      stage: 'visa',
      text: 'Shows that the province has a place for you. The institution tells you whether you need one and asks for it.',
      update: {
        value: 'not needed by most master’s and doctoral students at public institutions',
        text: 'They apply without this letter since January 2026. Others still need it. The rules change: let the institution confirm which of the two you are.',
        source: attestationLetter,
      },
    },
    {
      name: 'Quebec Acceptance Certificate (CAQ)',
      stage: 'visa',
      text: 'Only for study in Quebec, such as at McGill. You apply to the province for it with the letter of acceptance, before the study permit.',
      link: quebec,
    },
    {
      name: 'Proof of funds',
      stage: 'visa',
      text: 'The tuition, your living costs and the way there, beside what you have already paid.',
    },
    {
      name: 'Medical and police checks',
      stage: 'visa',
      text: 'The medical examination is done by a doctor whom Canada has approved; the police report comes from Nepal Police.',
    },
    {
      name: 'Passport',
      stage: 'admission',
      text: 'A study permit never lasts longer than the passport.',
    },
    NO_OBJECTION_CERTIFICATE,
  ],
  tests: [
    { slug: 'ielts', when: 'usual' },
    { slug: 'pte', when: 'usual' },
    { slug: 'toefl', when: 'usual' },
  ],
  testsNote: `For a course in French you need a French test, for which we have no classes. ${VISA_TESTS}`,
  intakes: [
    { months: [9], label: 'September', season: 'fall', courses: 'main' },
    { months: [1], label: 'January', season: 'winter', courses: 'main' },
    { months: [5], label: 'May', season: 'summer', courses: 'few' },
  ],
  costs: [
    {
      kind: 'range',
      item: 'undergraduate',
      label: 'Undergraduate',
      from: 15000,
      to: 35000,
      per: 'year',
      source: CONSULTANCY_SOURCE,
    },
    {
      kind: 'range',
      item: 'postgraduate',
      label: 'Postgraduate',
      from: 10000,
      to: 50000,
      per: 'year',
      source: CONSULTANCY_SOURCE,
    },
  ],
  costsNote:
    'Postgraduate costs spread so widely because research degrees often cost little and business degrees much. Toronto and Vancouver have the highest rents.',
  studyCostsAre: 'tuition',
  costsIncludeLiving: false,
  expenses: {
    living: { kind: 'unknown' },
    visa: { kind: 'unknown' },
    proofOfFunds: {
      kind: 'unknown',
      note: 'Not a fee: money that you must show you have, for the tuition, your living costs and the way there.',
    },
    insurance: { kind: 'unknown' },
  },
  figures,
  visa: {
    name: 'Study permit',
    officialPage: studyPermit,
    note: 'The permit is what lets you study. The visa in your passport, which comes with it, is what lets you travel.',
  },
  work: {
    inTerm: '20 hours per week',
    source: CONSULTANCY_SOURCE,
    update: {
      value: '24 hours per week off campus',
      text: 'The limit while courses run is 24 hours since November 2024. The rules change: read the conditions of your own permit.',
      source: {
        label: 'Government of Canada: Work off campus as an international student',
        year: 2026,
        checked: '2026-11-22',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html',
      },
    },
  },
  afterDegree: {
    text: 'Post-Graduation Work Permit, up to 3 years',
    note: 'How long depends on the programme, and not every programme counts.',
    source: {
      label: 'Government of Canada: Work after you graduate',
      year: 2025,
      checked: '2026-11-22',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation.html',
    },
  },
  applicationYear: {
    leadMonths: 7,
    timelines: [
      {
        intake: 'September',
        stages: [
          {
            months: [9, 11],
            text: 'Choose programmes, sit the English test, ask teachers and colleges for transcripts before the Dashain and Tihar holidays.',
          },
          {
            months: [12, 2],
            text: 'Apply. Many universities stop taking applications for September in these months.',
          },
          {
            months: [3, 5],
            text: 'Answer your offers, apply for the NOC, pay the deposit. If you need an attestation letter, the institution asks the province for it; for Quebec, apply for the CAQ.',
          },
          {
            months: [5, 7],
            text: 'Apply for the study permit online as soon as the papers are complete. Fingerprints in Kathmandu, then the medical examination.',
          },
          {
            months: [8, 9],
            text: 'Book a room and the flight when the permit is approved. The permit itself is printed for you on arrival in Canada.',
          },
        ],
      },
    ],
  },
  cities: [
    {
      name: 'Toronto, Hamilton and Waterloo',
      text: 'The busy south of Ontario: many universities, many employers, and high rents in Toronto itself.',
    },
    {
      name: 'Montreal',
      text: 'French on the street, English at McGill. Rents are lower than in Toronto or Vancouver.',
    },
    {
      name: 'Vancouver',
      text: 'Sea in front, mountains behind, and the mildest winters. Expensive to live in.',
    },
    {
      name: 'Edmonton',
      text: 'A northern city with easier rents and a serious winter.',
    },
  ],
  weather:
    'Winters are long, snowy and far below freezing in most of the country, and houses are well heated. Buy the winter coat there, not in Nepal. Summers are warm and bright. Vancouver is the exception: it is mild, and it rains.',
};
