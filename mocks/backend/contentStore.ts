import { type KindName, kinds } from '#contracts/content.ts';
import type { ContentStore, Entry } from '#server/content/store.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** Creates a store of entries in memory, with a copy of the seed: the entries of each kind. */
export function createContentStore(
  seed: Readonly<Partial<Record<KindName, readonly Entry[]>>>,
): ContentStore {
  const keys = createIdempotencyKeys();
  const data = new Map<string, Map<string, Entry>>();
  const entriesOf = (kind: string) => {
    const initial = isKind(kind) ? seed[kind] : undefined;
    const entries = data.get(kind) ?? new Map(initial?.map((entry) => [entry._id, entry]));
    data.set(kind, entries);
    return entries;
  };
  return {
    list: async (kind) =>
      [...entriesOf(kind).values()].toSorted((a, b) => (a._id < b._id ? 1 : -1)),
    find: async (kind, id) => entriesOf(kind).get(id),
    async insert(kind, entry, request) {
      const first = keys.find(request);
      if (first !== undefined) return first;
      entriesOf(kind).set(entry._id, entry);
      keys.add(request, entry._id);
      return entry._id;
    },
    async update(kind, id, fields) {
      const entry = entriesOf(kind).get(id);
      if (!entry) return undefined;
      const updated = { ...entry, ...fields };
      entriesOf(kind).set(id, updated);
      return updated;
    },
    async remove(kind, id) {
      keys.forget(id);
      return entriesOf(kind).delete(id);
    },
  };
}
