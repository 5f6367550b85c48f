import { type KindName, kinds } from '#contracts/content.ts';
import { newestFirst } from '#contracts/ids.ts';
import {
  type ContentStore,
  type Entry,
  type EntryState,
  versionOf,
} from '#server/content/store.ts';
import type { MemoryBin } from './bin.ts';

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** The entries of each kind, and the drafts of blogs. */
export type ContentSeed = Readonly<Partial<Record<KindName, readonly Entry[]>>> & {
  readonly drafts?: readonly Entry[];
};

/** Creates the stores of entries in memory, by state, with a copy of the seed. */
export function createContentStores(
  seed: ContentSeed,
  bin: MemoryBin,
): (state: EntryState) => ContentStore {
  const data = new Map<string, Map<string, Entry>>();
  const seedOf = (kind: string, state: EntryState) => {
    if (state === 'published') return isKind(kind) ? seed[kind] : undefined;
    return kind === 'blogs' ? seed.drafts : undefined;
  };
  /** The ids of the entries that have moved from one state to the other. */
  const moved = new Set<string>();
  const entriesOf = (kind: string, state: EntryState) => {
    const key = `${kind} ${state}`;
    const initial = seedOf(kind, state)?.map((entry) => [entry._id, entry] as const);
    const entries = data.get(key) ?? new Map(initial);
    data.set(key, entries);
    return entries;
  };
  const createStore = (state: EntryState): ContentStore => ({
    list: async (kind) => newestFirst([...entriesOf(kind, state).values()]),
    find: async (kind, id) => entriesOf(kind, state).get(id),
    async insert(kind, entry) {
      entriesOf(kind, state).set(entry._id, entry);
      return entry._id;
    },
    async update(kind, id, fields, version) {
      const entry = entriesOf(kind, state).get(id);
      if (!entry || (version ?? versionOf(entry)) !== versionOf(entry)) return undefined;
      const updated = { ...entry, ...fields };
      entriesOf(kind, state).set(id, updated);
      return updated;
    },
    async remove(kind, id, username) {
      const entries = entriesOf(kind, state);
      const entry = entries.get(id);
      if (!entry || !isKind(kind)) return undefined;
      entries.delete(id);
      const title = String(entry[kinds[kind].nameField]);
      bin.add({ kind, _id: id, title, isDraft: state === 'draft', deletedBy: username }, () =>
        entries.set(id, entry),
      );
      return entry;
    },
    async move(kind, id) {
      const entry = entriesOf(kind, state).get(id);
      if (!entry) return undefined;
      entriesOf(kind, state).delete(id);
      const { updatedAt: _, ...unchanged } = entry;
      const isNew = state === 'draft' && !moved.has(id);
      const there = isNew ? unchanged : entry;
      moved.add(id);
      entriesOf(kind, state === 'draft' ? 'published' : 'draft').set(id, there);
      return there;
    },
  });
  const stores = { published: createStore('published'), draft: createStore('draft') };
  return (state) => stores[state];
}
