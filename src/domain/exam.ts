import type { UsdExamFee } from './examFee.ts';
import type { Figure } from './figure.ts';
import type { NamedTexts } from './namedTexts.ts';
import type { Source } from './source.ts';

/** Stands in the description of a test for the countries that take it; `loadExam` fills it in. */
export const OUR_COUNTRIES = '{our countries}';

/** The data of a test for menus and cards. */
export interface ExamSummary {
  /** The last part of its address, as in /testpreparation/ielts. */
  readonly slug: string;
  readonly name: string;
  readonly fullName: string;
  /** The purpose of the test, in 60 characters at most. */
  readonly tagline: string;
  /** The score range in a few words. */
  readonly scoreShort: string;
}

/** One score range, drawn as a line from `min` to `max`. */
export interface ScoreScale {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Distance between two ticks of the drawing, not the step of the score. */
  readonly tick: number;
}

export interface ExamFeeRow {
  readonly type: string;
  /** The version of the test, or the people it is for. */
  readonly version?: string;
  /** NPR, or a range with its currency: 'NPR 26,500 to 30,000'. */
  readonly fee: number | string;
  /** The organisation that runs the test; all rows of a test have one, or none has. */
  readonly administeredBy?: string;
  /** True if it can no longer be booked: it is pale and struck through. */
  readonly isOver?: true;
}

/** The exam fee: a table, or the conversion of a fee in dollars. */
export type ExamFees = {
  readonly note: string;
  readonly source: Source;
  /** The change since the year of the source. */
  readonly figure?: Figure;
} & (
  | { readonly rows: readonly ExamFeeRow[]; readonly exam?: never }
  | { readonly exam: UsdExamFee }
);

interface CourseRow {
  readonly course: string;
  readonly duration: string;
  /** NPR, or an amount with its currency: 'NPR 15,000'. */
  readonly fee: number | string;
}

interface CoursesOfExam {
  /** The year of the fees. */
  readonly year: number;
  readonly rows: readonly CourseRow[];
  /** The answer to 'Which course should I take?'; without it nobody asks. */
  readonly advice?: string;
}

/** The courses that the consultancy offers, by the test. */
export type OurCourses = Readonly<Record<string, CoursesOfExam>>;

/** The text about our courses on the page of a test: their fees, or where to ask for them. */
export interface Courses {
  /** Without it we have no price to show, and the page says 'Ask us' after the note. */
  readonly fees?: { readonly rows: readonly CourseRow[]; readonly source: Source };
  readonly note: string;
}

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
  /** The source, if the answer contains a figure. */
  readonly source?: Source;
}

/** Answers by their questions; one with a figure has its source beside it. */
export type Answers = Readonly<Record<string, string | Omit<FaqItem, 'question'>>>;

/** The answers as items of a list. */
export const questions = (answers: Answers): readonly FaqItem[] =>
  Object.entries(answers).map(([question, answer]) =>
    typeof answer === 'string' ? { question, answer } : { question, ...answer },
  );

/** The content of a test-preparation page. */
export interface Exam extends ExamSummary {
  readonly lead: string;
  /** Paragraphs: what it is, and who requires it. */
  readonly description: readonly string[];
  /** Paper or computer. */
  readonly delivery: string;
  /** The versions, if the test has more than one. */
  readonly versions?: NamedTexts;
  readonly parts: NamedTexts;
  readonly score: {
    readonly scales: readonly ScoreScale[];
    readonly note: string;
    readonly source: Source;
    /** The change of the score. */
    readonly figure?: Figure;
  };
  readonly fees: ExamFees;
  readonly courses: Courses;
  readonly faq: readonly FaqItem[];
  /** True if the page ends with the link {@link ENROL_LINK_TEXT}. Default: true. */
  readonly enrolLink?: boolean;
  readonly howToEnrol: NamedTexts;
}

/** The text of the link to the contact page. */
export const ENROL_LINK_TEXT = 'Enroll Now or Contact Us';
