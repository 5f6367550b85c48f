import { paths } from '#src/pageTable.ts';
import { MONTH_NAMES } from './nepalTime.ts';
import type { Chat } from './site.ts';

/** The query parameter of the contact page that fills in the subject. */
export const SUBJECT_PARAMETER = 'subject';

/** The contact page with a subject filled in, such as 'Canada: visa fee'. */
export function contactPath(subject: string): string {
  return `${paths.contact}?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}`;
}

/** The subject of a question: 'Canada: visa fee' for 'Canada' and 'Visa fee'. */
export function questionSubject(about: string, topic: string): string {
  const isName = /^\p{Lu}{2}/u.test(topic) || MONTH_NAMES.some((name) => topic.startsWith(name));
  return `${about}: ${isName ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)}`;
}

const chatUrls: Readonly<Record<Chat, (tel: string, text: string) => string>> = {
  WhatsApp: (tel, text) => `https://wa.me/${tel.replace('+', '')}${text && `?text=${text}`}`,
  Viber: (tel, text) => `viber://chat?number=${encodeURIComponent(tel)}${text && `&draft=${text}`}`,
};

/** The address that opens a chat with a number ('+' and digits), with a text filled in. */
export function chatUrl(chat: Chat, tel: string, text = ''): string {
  // On half of a surrogate pair, which a field may hold, encodeURIComponent throws.
  return chatUrls[chat](tel, encodeURIComponent(text.toWellFormed()));
}
