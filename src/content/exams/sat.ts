import { courses } from '#brand/courses.ts';
import { type Exam, questions } from '#src/domain/exam.ts';
import { examFeeText, usdExamFee } from '#src/domain/examFee.ts';
import { amountsIn, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { certain, officialSource } from '../officialSource.ts';
import { describeCourses } from './describeCourses.ts';
import { scoreSources } from './scoreSources.ts';
import * as summaries from './summaries.ts';

const exam = usdExamFee('SAT', 60);

const collegeBoard = officialSource(
  'College Board: SAT test fees',
  'https://satsuite.collegeboard.org/sat/registration/fees-refunds/test-fees',
);

const own = describeCourses(courses.sat, { preparation: 'the SAT', paidTo: 'the College Board' });

/** The page /testpreparation/sat. */
export const sat: Exam = {
  ...summaries.sat,
  lead: 'The test for a bachelor’s degree in the USA. A good score can open doors, and some scholarships look at it as well.',
  description: [
    'The SAT, from the College Board, tests reading and writing, and math. It is digital: you sit at a test centre and work on a screen.',
    'Universities in the USA use it for undergraduate admission. Some require it, many leave it to you, some do not look at it. Where it is optional, send a score that helps you and leave out one that does not.',
  ],
  delivery: 'Digital, in the College Board’s app, at a test centre.',
  parts: {
    'Reading and writing': 'Short texts, each with a question on meaning, argument or grammar.',
    Math: 'Algebra, functions, geometry, trigonometry and data. You may use a calculator throughout.',
  },
  score: {
    scales: [{ label: 'Score', min: 400, max: 1600, tick: 200 }],
    note: 'The two parts, reading and writing and math, add up to one score.',
    source: scoreSources.sat,
  },
  fees: {
    exam,
    note: 'The College Board sets the fee in US dollars.',
    source: CONSULTANCY_SOURCE,
    figure: figure('exam', 'Exam fee of 2026', {
      validFrom: '2026-06',
      amounts: [amountsIn('USD').once(68)],
      note: 'A regional fee is added. We do not know for sure how much it is for Nepal. The College Board shows the whole sum before you pay: read it there.',
      ...certain(collegeBoard),
    }),
  },
  courses: own.courses,
  faq: questions({
    'How much does the SAT cost?': {
      answer: `Since June 2026 the exam fee is USD 68 (checked in November 2026), and outside the USA the College Board adds a regional fee. Both are paid to the College Board and are separate from our course fee. In our table of 2025 the exam fee was ${examFeeText(exam)}, at ${exam.nprPerUsd} NPR per US dollar; the table of fees has today’s rupees.`,
      source: collegeBoard,
    },
    'Do I need the SAT to study in the USA?':
      'Not everywhere. Some universities require it, many make it optional, and some scholarships ask for it. Send us your list and we check each one.',
    ...own.faq,
    'How is the SAT scored?': {
      answer:
        'From 400 to 1600: reading and writing and math added up. There is no pass or fail. Look up what the university’s admitted students scored, and aim for that.',
      source: scoreSources.sat,
    },
    'Do I still need IELTS or TOEFL?':
      'Usually, yes. The SAT is not an English test, and most universities ask students from Nepal for one as well. Plan the two apart, so that you do not study for both at once.',
    'When should I take it?':
      'Early enough to take it once more before the university’s deadline. Count back from the deadline, leave time for the score to arrive, and book the earlier date.',
  }),
  howToEnrol: {
    'Ask us about the next course': 'Write, call or come by. Parents are welcome.',
    'Take a practice test': 'It shows which part needs more work, and what score to aim for.',
    ...own.join,
    'Book the exam with the College Board':
      'Book with your passport in hand: the name must match it letter for letter.',
  },
};
