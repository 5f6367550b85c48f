import { courses } from '#brand/courses.ts';
import { type Exam, questions } from '#src/domain/exam.ts';
import { examFeeText, usdExamFee } from '#src/domain/examFee.ts';
import { amountsIn, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { certain } from '../officialSource.ts';
import { describeCourses } from './describeCourses.ts';
import { scoreSources } from './scoreSources.ts';
import * as summaries from './summaries.ts';
import { AUSTRALIA_VISA_EXAMS, VISA_EXAMS } from './visaExams.ts';

const exam = usdExamFee('TOEFL iBT', 190, 210);

const own = describeCourses(courses.toefl, { preparation: 'TOEFL', paidTo: 'ETS' });

/** The page /testpreparation/toefl. */
export const toefl: Exam = {
  ...summaries.toefl,
  lead: 'The English test with its roots in American universities. It uses the English of lectures, textbooks and campus life.',
  description: [
    'TOEFL iBT, from ETS, shows how well you follow a lecture, read a textbook, take part in a discussion and write an argument in English.',
    `Universities in the USA and Canada know it best. Many in other countries also take it. ${VISA_EXAMS} ${AUSTRALIA_VISA_EXAMS}`,
  ],
  delivery: 'On computer. You speak into a microphone and type your answers.',
  parts: {
    Reading: 'Texts from university and everyday life, with questions.',
    Listening: 'Lectures and conversations that you hear and answer on.',
    Writing: 'Typed answers, from short pieces to a post in a class discussion.',
    Speaking: 'Spoken answers into a microphone.',
  },
  score: {
    scales: [
      { label: 'Score since January 2026', min: 1, max: 6, tick: 1 },
      {
        label: 'Score before 2026, and beside the new one for two years',
        min: 0,
        max: 120,
        tick: 20,
      },
    ],
    note: 'Universities name their minimum on one scale or the other: compare like with like.',
    source: scoreSources.toefl,
    figure: figure('exam', 'Score', {
      values: [
        { text: 'The score runs from 0 to 120', source: scoreSources.toefl },
        {
          validFrom: '2026-01-21',
          text: 'The score runs from 1 to 6',
          note: 'For two years, until January 2028, the report also shows the score from 0 to 120. The rules change: let the university say which of the two it reads.',
          ...certain(scoreSources.toefl),
        },
      ],
    }),
  },
  fees: {
    exam,
    note: 'ETS sets the fee in US dollars.',
    source: CONSULTANCY_SOURCE,
    figure: figure('exam', 'Exam fee, if ETS still asks the dollars of 2025', {
      amounts: [amountsIn('USD').once(190, { to: 210 })],
      note: 'We know no newer fee: ETS shows today’s before you pay.',
      source: CONSULTANCY_SOURCE,
    }),
  },
  courses: own.courses,
  faq: questions({
    'How much does the TOEFL exam cost?': {
      answer: `In 2025 it was ${examFeeText(exam)}, at ${exam.nprPerUsd} NPR per US dollar; the table of fees has today’s rupees. We know no newer fee; ETS shows it before you pay. It is paid to ETS and is separate from our course fee.`,
      source: CONSULTANCY_SOURCE,
    },
    ...own.faq,
    'What is the new 1 to 6 scale?': {
      answer:
        'The score of a test taken since January 2026 runs from 1 to 6, in steps of a half. Until January 2028 the report also shows it from 0 to 120. If your university’s page still speaks of 0 to 120, look at that number and ask whether it takes the new one.',
      source: scoreSources.toefl,
    },
    'TOEFL or IELTS?':
      'See first what your university takes; many take both. TOEFL is done wholly at a computer, while IELTS has a talk with an examiner. If you also need the score for a visa, check that the visa office takes it.',
    'What score do I need?':
      'Each course sets its own minimum, and often one for each part. Send us the course and we look up the requirement with you.',
    'Can I prepare while I am still in college?':
      'Yes. Tell us when you are free, and we look for the hours with you. Leave time between the end of the course and the exam, and between the exam and the university’s deadline.',
  }),
  howToEnrol: {
    'Ask us about the next course':
      'Write, call or come by. Tell us where you want to study and by when.',
    'Take a practice test': 'It tells you and us which course fits.',
    ...own.join,
    'Book the exam with ETS':
      'Book with your passport in hand: the name must match it letter for letter.',
  },
};
