import type { ContactMessage } from '#contracts/contact.ts';
import type {
  InboxMessage,
  InboxStatus,
  MessageCounts,
  MessagePage,
  MessageQuery,
} from '#contracts/inbox.ts';
import type { KeyedRequest } from '../api/keyedRequest.ts';

/** Where contact messages are kept. A promise resolves when a change is durable. */
export interface MessageStore {
  /**
   * Adds a message, unless a request with the same key has added it before. Throws a 503 if there are
   * as many as can be kept, and a 422 if that request had another body.
   */
  add(message: ContactMessage, request?: KeyedRequest): Promise<void>;
  /** A page of the messages that match, newest first. */
  list(query: MessageQuery): Promise<MessagePage>;
  count(): Promise<MessageCounts>;
  /** Returns the changed message; undefined if there is none. */
  setStatus(id: string, status: InboxStatus): Promise<InboxMessage | undefined>;
  /** Whether there was a message to remove. */
  remove(id: string): Promise<boolean>;
}

/** How many words of a search count. */
const MAX_WORDS = 10;

/** The words of a search, lower case, each once. */
export const searchWords = (text = ''): string[] =>
  [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
