import type { OurCourses } from '#src/domain/exam.ts';

/** Our own courses, by the test. The page of a test that is not here says: ask us for the fee. */
export const courses: OurCourses = {
  toefl: {
    year: 2025,
    rows: [
      { course: 'Standard', duration: '4 weeks', fee: 9_000 },
      { course: 'Intensive', duration: '6 weeks', fee: 13_000 },
      { course: 'Weekend batch', duration: '6 weeks', fee: 11_000 },
    ],
    advice:
      'Standard, 4 weeks, if your English is good and you need the task types. Intensive, 6 weeks, if you need to bring your level up as well. Weekend batch, also 6 weeks, if you work or study during the week. A practice test helps us advise you.',
  },
  gre: {
    year: 2025,
    rows: [
      { course: 'Standard', duration: '6 weeks', fee: 'NPR 20,000' },
      { course: 'Advanced', duration: '8 weeks', fee: 'NPR 25,000' },
    ],
    advice:
      'Standard, 6 weeks, covers all three parts from the ground up. Advanced, 8 weeks, has more practice and suits you if you aim for a high score. A practice test helps us advise you.',
  },
  sat: {
    year: 2025,
    rows: [
      { course: 'Standard', duration: '6 weeks', fee: 'NPR 15,000' },
      { course: 'Weekend Intensive', duration: '8 weeks', fee: 'NPR 18,000' },
    ],
    advice:
      'Standard, 6 weeks, if your weekdays are free. Weekend Intensive, 8 weeks, if you are still in class eleven or twelve during the week. A practice test helps us advise you.',
  },
};
