import { courses } from '#brand/courses.ts';
import { type Exam, questions } from '#src/domain/exam.ts';
import { examFeeText, usdExamFee } from '#src/domain/examFee.ts';
import { amountsIn, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { certain, officialSource } from '../officialSource.ts';
import { describeCourses } from './describeCourses.ts';
import { scoreSources } from './scoreSources.ts';
import * as summaries from './summaries.ts';

const exam = usdExamFee('GRE', 220);

const ets = officialSource('ETS: GRE', 'https://www.ets.org/gre');

const own = describeCourses(courses.gre, { preparation: 'the GRE', paidTo: 'ETS' });

/** The page /testpreparation/gre. */
export const gre: Exam = {
  ...summaries.gre,
  lead: 'The test for master’s and doctoral programmes, above all in the USA. It asks how you reason with words and with numbers, not what you learned in your degree.',
  description: [
    'The GRE General Test, from ETS, has three parts: reasoning with texts, reasoning with numbers, and an essay. The mathematics is that of school; the difficulty lies in reading exactly and keeping calm.',
    'Graduate schools in the USA ask for it where they want a common measure. Some require it, some take it if you send it, some do not look at it at all. Check each programme before you pay, and mind that the GRE does not replace an English test.',
  ],
  delivery: 'On computer.',
  parts: {
    'Analytical Writing': 'An essay in which you take a position and argue for it.',
    'Verbal Reasoning': 'Texts with questions, and sentences in which you fill the gaps.',
    'Quantitative Reasoning':
      'Arithmetic, algebra, geometry and data, with a calculator on the screen.',
  },
  score: {
    scales: [
      { label: 'Verbal Reasoning', min: 130, max: 170, tick: 10 },
      { label: 'Quantitative Reasoning', min: 130, max: 170, tick: 10 },
      { label: 'Analytical Writing', min: 0, max: 6, tick: 1 },
    ],
    note: 'Three scores stand side by side. Engineering schools look at the quantitative score first, the humanities at the verbal one.',
    source: scoreSources.gre,
  },
  fees: {
    exam,
    note: 'ETS sets the fee in US dollars.',
    source: CONSULTANCY_SOURCE,
    figure: figure('exam', 'Exam fee of 2026', {
      amounts: [amountsIn('USD').once(220)],
      ...certain(ets),
    }),
  },
  courses: own.courses,
  faq: questions({
    'How much does the GRE cost?': {
      answer: `The exam fee is USD 220 (checked in November 2026). It is paid to ETS and is separate from our course fee. In our table of 2025 it was ${examFeeText(exam)}, at ${exam.nprPerUsd} NPR per US dollar; the table of fees has today’s rupees.`,
      source: ets,
    },
    'Do I need the GRE for a master’s degree?':
      'It depends on the programme. Some require it, some leave it to you, some do not take it. Send us your list and we check each one. Where it is optional, a good score can still help an application with average marks.',
    ...own.faq,
    'How is the GRE scored?': {
      answer:
        'Verbal and quantitative reasoning are scored from 130 to 170 each, analytical writing from 0 to 6. There is no pass or fail: what counts as good depends on the programme.',
      source: scoreSources.gre,
    },
    'Does the GRE replace IELTS or TOEFL?':
      'No. The GRE is about reasoning, the others about English. Most programmes that ask for the GRE ask for an English test as well, so plan for both.',
    'Can I take it again?':
      'Yes. You may sit it again and choose which scores to send. It costs the full fee each time, so it pays to prepare for the first.',
  }),
  howToEnrol: {
    'Send us your programmes': 'We check which of them ask for the GRE, and by when.',
    'Take a practice test': 'It shows whether words or numbers need more work.',
    ...own.join,
    'Book the exam with ETS':
      'Book with your passport in hand: the name must match it letter for letter.',
  },
};
