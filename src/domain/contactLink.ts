import { paths } from '#src/pageTable.ts';

/** The query parameter of the contact page that fills in the subject. */
export const SUBJECT_PARAMETER = 'subject';

/** The contact page with a subject filled in, such as 'Canada: visa fee'. */
export function contactPath(subject: string): string {
  return `${paths.contact}?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}`;
}

/** The subject of a question: 'Canada: visa fee' for 'Canada' and 'Visa fee'. */
export function questionSubject(country: string, topic: string): string {
  const isAcronym = /^\p{Lu}{2}/u.test(topic);
  return `${country}: ${isAcronym ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)}`;
}
