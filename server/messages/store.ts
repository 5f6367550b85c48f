import type { ContactMessage } from '#contracts/contact.ts';
import type { InboxMessage, InboxStatus, MessageCounts } from '#contracts/inbox.ts';

/** Where contact messages are kept. A promise resolves when a change is durable. */
export interface MessageStore {
  /** Throws a 503 if there are as many as can be kept. */
  add(message: ContactMessage): Promise<void>;
  /** The newest messages, newest first. */
  list(): Promise<InboxMessage[]>;
  count(): Promise<MessageCounts>;
  /** Returns the changed message; undefined if there is none. */
  setStatus(id: string, status: InboxStatus): Promise<InboxMessage | undefined>;
  /** Whether there was a message to remove. */
  remove(id: string): Promise<boolean>;
}
