import { createIds } from '#contracts/ids.ts';
import { type InboxMessage, type InboxView, MESSAGES_PER_PAGE } from '#contracts/inbox.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { createSearch, type MessageStore, timeOfNote } from '#server/messages/store.ts';
import { untouched } from '../serverFixtures.ts';
import type { MemoryBin } from './bin.ts';

function isIn(view: InboxView, { status, takenBy, followUpOn }: InboxMessage, username: string) {
  return {
    new: status === 'new',
    mine: takenBy === username && status !== 'done',
    'follow-up': followUpOn !== null,
    answered: status === 'done',
  }[view];
}

/** Creates a store of contact messages in memory, with a copy of these, newest first. */
export function createMessageStore(
  messages: readonly InboxMessage[],
  bin: MemoryBin,
): MessageStore {
  const newId = createIds(Date.now);
  const stored = new Map(messages.map((message) => [message._id, message]));
  const all = () => [...stored.values()];
  const change = (id: string, changes: Partial<InboxMessage>) => {
    const message = stored.get(id);
    if (message) stored.set(id, { ...message, ...changes });
    return stored.get(id);
  };
  return {
    async add(message) {
      const _id = newId();
      const arrived = { status: 'new', receivedAt: Date.now(), mail: null } as const;
      stored.set(_id, { _id, ...message, ...untouched, ...arrived });
    },
    async list({ q, show, before, limit = MESSAGES_PER_PAGE }, username) {
      const placeOf = ({ _id, followUpOn }: InboxMessage) =>
        show === 'follow-up' ? `${followUpOn} ${_id}` : _id;
      const order = show === 'follow-up' ? 1 : -1;
      const sorted = all()
        .filter((message) => show === undefined || isIn(show, message, username))
        .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -order : order));
      const isAfter = (message: InboxMessage) =>
        before === undefined ||
        (order === 1 ? placeOf(message) > before : placeOf(message) < before);
      const found = sorted.filter(isAfter).filter(createSearch(q));
      const messages = found.slice(0, limit);
      const last = messages.at(-1);
      return { messages, next: last && found.length > limit ? placeOf(last) : null };
    },
    async count(username) {
      const count = (view: InboxView) => all().filter((each) => isIn(view, each, username)).length;
      const today = nepalDay(new Date());
      const unanswered = all().filter(({ status }) => status !== 'done');
      const times = unanswered.map(({ receivedAt }) => receivedAt);
      return {
        ...{ new: count('new'), mine: count('mine') },
        followUp: all().filter(({ followUpOn }) => followUpOn && followUpOn <= today).length,
        total: stored.size,
        oldestUnanswered: times.length > 0 ? Math.min(...times) : null,
      };
    },
    find: async (id) => stored.get(id),
    async setStatus(id, status, username) {
      const message = stored.get(id);
      if (message?.status === status) return message;
      return change(id, { status, markedBy: username, markedAt: Date.now() });
    },
    async setNote(id, { version, ...noted }, username) {
      if (stored.get(id)?.notedAt !== version) return undefined;
      return change(id, { ...noted, notedBy: username, notedAt: timeOfNote(version) });
    },
    async setTaken(id, takenBy, was) {
      return stored.get(id)?.takenBy === was ? change(id, { takenBy }) : undefined;
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
