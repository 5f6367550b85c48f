import { courses } from '#brand/courses.ts';
import { type Exam, OUR_COUNTRIES, questions } from '#src/domain/exam.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { describeCourses } from './describeCourses.ts';
import { scoreSources } from './scoreSources.ts';
import * as summaries from './summaries.ts';
import { UK_VISA_EXAMS, VISA_EXAMS } from './visaExams.ts';

const own = describeCourses(courses.pte, { preparation: 'PTE, task by task', paidTo: 'Pearson' });

/** The page /testpreparation/pte. */
export const pte: Exam = {
  ...summaries.pte,
  lead: 'An English test taken wholly on computer. It rewards people who type quickly, speak clearly into a microphone and have practised the task types.',
  description: [
    'PTE Academic, from Pearson, tests speaking, writing, reading and listening at one computer. Many tasks join two skills: you hear a lecture and write a summary of it, or read a text and say it aloud.',
    `Many universities in ${OUR_COUNTRIES} take it. Others do not, so look at the page of your course or ask us. ${VISA_EXAMS} ${UK_VISA_EXAMS}`,
  ],
  delivery: 'On computer. You speak into a microphone; no examiner sits opposite.',
  versions: {
    'PTE Academic': 'At a test centre. The one most universities ask for.',
    'PTE Academic Online':
      'At home on your own computer. Ask the university first whether it takes it; it is not for visas.',
    'PTE Academic UKVI':
      'The same tasks at a test centre, taken under the conditions that the UK sets for visas.',
  },
  parts: {
    'Speaking and writing':
      'Read aloud, repeat sentences, describe an image, summarise a text, write an essay.',
    Reading: 'Choose answers, fill gaps, put paragraphs into the right order.',
    Listening: 'Summarise what you hear, choose answers, write down a sentence word for word.',
  },
  score: {
    scales: [{ label: 'Score', min: 10, max: 90, tick: 10 }],
    note: 'The report shows a score for the whole test and one for each of the four skills.',
    source: scoreSources.pte,
  },
  fees: {
    rows: [
      { type: 'PTE Academic', fee: 'NPR 26,500 to 30,000' },
      { type: 'PTE Academic Online', fee: 'NPR 26,500 to 30,000' },
      { type: 'PTE Academic UKVI', fee: 'NPR 32,000 to 34,000' },
    ],
    note: 'The fee is for the exam and is paid to Pearson. We know the fees of 2025; Pearson shows today’s exact amount before you pay. You pay us separately for the preparation.',
    source: CONSULTANCY_SOURCE,
  },
  courses: own.courses,
  faq: questions({
    'How much does PTE cost in Nepal?': {
      answer:
        'In 2025, PTE Academic and PTE Academic Online cost NPR 26,500 to 30,000, PTE Academic UKVI NPR 32,000 to 34,000. Pearson shows today’s fee before you pay.',
      source: CONSULTANCY_SOURCE,
    },
    ...own.faq,
    'PTE or IELTS?':
      'First see which of them your university and visa office take; often it is both. Then choose by yourself: PTE if you are at home with a keyboard and a microphone, IELTS if you would rather talk to a person. Try one practice test of each.',
    'Can I take PTE at home?':
      'Yes, as PTE Academic Online, if the university says that it takes it. Do not use it for a visa: for that you go to a test centre.',
    'Do I need the UKVI version?':
      'Only if the UK visa rules or your university ask for a test approved for visas. It is for the UK only: for another country, book PTE Academic if the university and the visa office take it.',
    'What score do I need?': {
      answer:
        'The scale runs from 10 to 90, and each course sets its own minimum, often for each skill as well. Send us the course and we look it up.',
      source: scoreSources.pte,
    },
    'How should I practise?':
      'Learn the task types first, then practise with a headset in a room that is not silent, because others speak beside you at the centre. Speak at an even pace and finish the sentence even after a slip.',
  }),
  howToEnrol: {
    'Tell us where you want to study':
      'We check that PTE is accepted, in which version and with what score.',
    'Take a practice test':
      'It shows which tasks cost you the most marks, and how much time to plan.',
    ...own.join,
    'Book with Pearson':
      'Book with your passport in hand: the name must match it letter for letter.',
  },
};
