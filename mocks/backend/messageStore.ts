import { createIds } from '#contracts/ids.ts';
import { type InboxMessage, MESSAGES_PER_PAGE } from '#contracts/inbox.ts';
import { createSearch, type MessageStore } from '#server/messages/store.ts';
import type { MemoryBin } from './bin.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

/** Creates a store of contact messages in memory, with a copy of these, newest first. */
export function createMessageStore(
  messages: readonly InboxMessage[],
  bin: MemoryBin,
): MessageStore {
  const newId = createIds(Date.now);
  const keys = createIdempotencyKeys();
  const stored = new Map(messages.map((message) => [message._id, message]));
  return {
    async add(message, request) {
      if (keys.find(request) !== undefined) return;
      const _id = newId();
      keys.add(request, _id);
      stored.set(_id, { _id, ...message, status: 'new', receivedAt: Date.now(), mail: null });
    },
    async list({ q, status, before }) {
      const found = [...stored.values()]
        .filter((message) => before === undefined || message._id < before)
        .filter((message) => status === undefined || message.status === status)
        .filter(createSearch(q))
        .toSorted((a, b) => (a._id < b._id ? 1 : -1));
      const messages = found.slice(0, MESSAGES_PER_PAGE);
      const isLast = found.length <= MESSAGES_PER_PAGE;
      return { messages, next: isLast ? null : (messages.at(-1)?._id ?? null) };
    },
    count: async () => ({
      new: [...stored.values()].filter(({ status }) => status === 'new').length,
      total: stored.size,
    }),
    async setStatus(id, status) {
      const message = stored.get(id);
      if (!message) return undefined;
      const updated = { ...message, status };
      stored.set(id, updated);
      return updated;
    },
    async remove(id, username) {
      const message = stored.get(id);
      if (!message) return false;
      stored.delete(id);
      const title = `${message.subject} (${message.name})`;
      const entry = { kind: 'messages', _id: id, title, isDraft: false } as const;
      bin.add({ ...entry, deletedBy: username }, () => stored.set(id, message));
      return true;
    },
  };
}
