import { createIds } from '#contracts/ids.ts';
import type { InboxMessage } from '#contracts/inbox.ts';
import type { MessageStore } from '#server/messages/store.ts';

/** Creates a store of contact messages in memory, with a copy of these, newest first. */
export function createMessageStore(messages: readonly InboxMessage[]): MessageStore {
  const newId = createIds(Date.now);
  const stored = new Map(messages.map((message) => [message._id, message]));
  return {
    async add(message) {
      const _id = newId();
      stored.set(_id, { _id, ...message, status: 'new', receivedAt: Date.now(), mail: null });
    },
    list: async () => [...stored.values()].toSorted((a, b) => b.receivedAt - a.receivedAt),
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
    remove: async (id) => stored.delete(id),
  };
}
