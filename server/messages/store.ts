import type { ContactMessage } from '#contracts/contact.ts';
import type { InboxMessage, InboxStatus } from '#contracts/inbox.ts';

/** Where contact messages are kept. A promise resolves when a change is durable. */
export interface MessageStore {
  add(message: ContactMessage): Promise<void>;
  /** Every message, newest first. */
  list(): Promise<InboxMessage[]>;
  countNew(): Promise<number>;
  /** Returns the changed message; undefined if there is none. */
  setStatus(id: string, status: InboxStatus): Promise<InboxMessage | undefined>;
  /** Whether there was a message to remove. */
  remove(id: string): Promise<boolean>;
}
