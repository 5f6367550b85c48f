import type { Answers, Courses, OurCourses } from '#src/domain/exam.ts';
import type { NamedTexts } from '#src/domain/namedTexts.ts';
import { ourClassFees } from '#src/domain/source.ts';

interface CourseTexts {
  readonly courses: Courses;
  /** The question which course to take; none without advice. */
  readonly faq: Answers;
  /** The step of enrolling. */
  readonly join: NamedTexts;
}

/** Describes our courses for a test. `paidTo` receives the exam fee. */
export function describeCourses(
  own: OurCourses[string] | undefined,
  { preparation, paidTo }: { readonly preparation: string; readonly paidTo: string },
): CourseTexts {
  if (!own) {
    return {
      courses: {
        note: `We prepare you for ${preparation}. The next group, its times and the course fee:`,
      },
      faq: {},
      join: {
        'Join the preparation':
          'We begin with the weak part. Ask us for the next group, its times and the course fee.',
      },
    };
  }
  const source = ourClassFees(own);
  return {
    courses: {
      fees: { rows: own.rows, source },
      note: `The course fee is for our classes. The exam fee is paid to ${paidTo} and is extra.`,
    },
    faq: own.advice ? { 'Which course should I take?': { answer: own.advice, source } } : {},
    join: { 'Join the course': 'Choose your course, and keep your place.' },
  };
}
