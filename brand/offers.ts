import {
  australia,
  type Country,
  canada,
  ireland,
  newzealand,
  uk,
  usa,
} from '#src/content/destinations/guides.ts';
import { type Exam, gre, ielts, pte, sat, toefl } from '#src/content/tests/guides.ts';

/** The countries that we advise on, in the order of the menus. What is not listed has no page. */
export const countries: readonly Country[] = [uk, australia, canada, ireland, newzealand, usa];

/** The tests that we prepare for, in the order of the menus. What is not listed has no page. */
export const exams: readonly Exam[] = [ielts, pte, toefl, gre, sat];
