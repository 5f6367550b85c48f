import type { ContactMessage } from '#contracts/contact.ts';
import { foldText, wordsOf } from '#contracts/foldText.ts';
import type {
  InboxMessage,
  InboxStatus,
  MessageCounts,
  MessagePage,
  MessageQuery,
  NewNote,
} from '#contracts/inbox.ts';
import type { KeyedRequest } from '../api/route.ts';

/** Keeps contact messages, without the bin. A promise resolves when a change is durable. */
export interface MessageStore {
  /** Adds a message unless a request with the same key has. Throws a 503 if the inbox is full. */
  add(message: ContactMessage, request?: KeyedRequest): Promise<void>;
  /** A page of the messages that match, newest first, for somebody with this username. */
  list(query: MessageQuery, username: string): Promise<MessagePage>;
  count(username: string): Promise<MessageCounts>;
  find(id: string): Promise<InboxMessage | undefined>;
  /** Returns the changed message, or undefined. The first who gives a status is kept. */
  setStatus(id: string, status: InboxStatus, username: string): Promise<InboxMessage | undefined>;
  /** Returns the changed message; undefined if there is none whose note has this version. */
  setNote(id: string, note: NewNote, username: string): Promise<InboxMessage | undefined>;
  /** Returns the changed message; undefined if there is none that `was` has taken. */
  setTaken(id: string, by: string | null, was: string | null): Promise<InboxMessage | undefined>;
  /** Puts a message into the bin, for somebody with this username. Whether there was one. */
  remove(id: string, username: string): Promise<boolean>;
}

/** The time of a change of a note, later than the one before. */
export const timeOfNote = (version: number | null) => Math.max(Date.now(), (version ?? 0) + 1);

const MAX_WORDS = 10;

/** Returns the function that says whether a message contains every word of a search. */
export function createSearch(
  query = '',
): (message: ContactMessage & Pick<InboxMessage, 'note'>) => boolean {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  return ({ name, email, phone, subject, message, note }) => {
    if (words.length === 0) return true;
    const text = foldText([name, email, phone, subject, message, note].join(' '));
    return words.every((word) => text.includes(word));
  };
}
