import { courses } from '#brand/courses.ts';
import { type Exam, type ExamFeeRow, questions } from '#src/domain/exam.ts';
import { figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { certain, officialSource } from '../officialSource.ts';
import { describeCourses } from './describeCourses.ts';
import { scoreSources } from './scoreSources.ts';
import * as summaries from './summaries.ts';
import { UK_VISA_EXAMS, VISA_EXAMS } from './visaExams.ts';

/** The version for a university without a UKVI test. */
const ORDINARY = 'Academic or General Training';

const UKVI = 'Only where the UK asks for UKVI';

/** NPR; the same at both administrators. Source: CONSULTANCY_SOURCE. */
const feesAtEither = [
  { type: 'Computer-based IELTS', version: ORDINARY, fee: 28_800 },
  { type: 'UKVI computer-based IELTS', version: UKVI, fee: 28_800 },
  { type: 'Life Skills (A1 and B1)', version: 'Not for university', fee: 24_000 },
  { type: 'Paper-based IELTS', version: 'Until June 2026', fee: 31_500, isOver: true },
  { type: 'UKVI paper-based IELTS', version: 'Until June 2026', fee: 34_000, isOver: true },
] as const;

const rows: readonly ExamFeeRow[] = ['British Council', 'IDP Nepal'].flatMap((administeredBy) =>
  feesAtEither.map((row) => ({ ...row, administeredBy })),
);

const ieltsOrg = officialSource('IELTS', 'https://ielts.org/');

const own = describeCourses(courses.ielts, {
  preparation: 'IELTS, in all four parts',
  paidTo: 'the British Council or IDP',
});

/** The page /testpreparation/ielts. */
export const ielts: Exam = {
  ...summaries.ielts,
  lead: 'Universities in every English-speaking country we advise on accept this test. Choose the right version, book it at the right place, and walk in knowing every part.',
  description: [
    'IELTS shows how well you listen, read, write and speak in English. It comes in several versions. Ask before you pay: a score in the wrong version does not count.',
    `For study you nearly always need the Academic version. ${VISA_EXAMS} ${UK_VISA_EXAMS}`,
  ],
  delivery:
    'On computer. In Nepal you may probably write on paper and do the rest on computer, but not for UKVI or Life Skills: ask the centre. The questions and the level are the same, and the speaking part is a talk with an examiner.',
  versions: {
    Academic: 'For a bachelor’s, master’s or doctoral degree.',
    'General Training': 'For work and migration, and for training below a degree.',
    UKVI: 'Academic or General Training, taken under the conditions that the UK sets for visas.',
    'Life Skills':
      'Speaking and listening alone, at level A1 or B1, for certain UK visas. Universities do not take it.',
  },
  parts: {
    Listening: 'You hear talks and conversations and answer as you listen.',
    Reading:
      'Longer texts with questions. Academic takes them from books and journals, General Training from everyday life and work.',
    Writing:
      'Academic: describe a chart or diagram, then write an essay. General Training: a letter, then an essay.',
    Speaking: 'A conversation with an examiner, about you and then about a topic.',
  },
  score: {
    scales: [{ label: 'Band', min: 0, max: 9, tick: 1 }],
    note: 'Each of the four parts gets a band, and so does the whole test. Life Skills has no band: you pass or fail, after speaking and listening with an examiner.',
    source: scoreSources.ielts,
  },
  fees: {
    rows,
    note: 'The fee is for the exam and is paid to the administrator: British Council and IDP Nepal charge the same, and confirm it when you book. We know the fees of 2025; the centre’s page shows today’s. You pay us separately for the preparation.',
    source: CONSULTANCY_SOURCE,
    figure: figure('exam', 'IELTS on paper', {
      validFrom: '2026-06-28',
      text: 'IELTS on paper is no longer held, anywhere in the world',
      ...certain(ieltsOrg),
    }),
  },
  courses: own.courses,
  faq: questions({
    'How much does IELTS cost in Nepal?': {
      answer:
        'NPR 28,800, and 24,000 for Life Skills: these are the fees of 2025, and British Council or IDP Nepal confirms the fee when you book. Our answer of 2025 was NPR 28,000 to 33,000.',
      source: CONSULTANCY_SOURCE,
    },
    ...own.faq,
    'Should I book with British Council or IDP Nepal?':
      'Either. It is the same test with the same fee, and universities treat the scores alike. Take the one whose date and place suit you.',
    'Academic or General Training?':
      'Academic, if you are going to university. General Training is for work and migration. Your offer letter or the course page names the version; if it does not, ask us to check before you book.',
    'Paper or computer: which is easier?': {
      answer:
        'The test wholly on paper was held for the last time on 27 June 2026. You take it on computer, or probably write on paper and do the rest on computer, but not for UKVI or Life Skills: ask the centre. The questions are the same. The computer suits you if you type well and like to edit as you write, paper if you think better with a pencil.',
      source: ieltsOrg,
    },
    'When do I need IELTS for UKVI?':
      'When the UK visa rules or your university ask for a test approved for visas. A UK university may take the ordinary Academic test for a degree, but many foundation and pathway courses ask for UKVI. The university tells you in writing which one; bring that letter and we read it with you.',
    'What is IELTS Life Skills?':
      'A short test of speaking and listening with an examiner, at level A1 or B1. You pass or fail; there is no band. It is for certain UK family and settlement visas, not for a place at university.',
    'What band do I need?':
      'That is for the university and the course to say, and often each part has a minimum of its own. Send us the course you want, and we look up the requirement and tell you how far you are from it.',
  }),
  enrolLink: false,
  howToEnrol: {
    'Settle the version':
      'Tell us the country and course. We find out which IELTS is asked for, and the band.',
    'Take a practice test':
      'It shows which of the four parts needs work, and how much time to plan.',
    ...own.join,
    'Book your date, sit the test':
      'Book with British Council or IDP Nepal, with your passport in hand: the name must match it letter for letter. Bring the same passport on the day.',
  },
};
