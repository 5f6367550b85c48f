import { type BinEntry, MAX_BIN_LISTED } from '#contracts/bin.ts';
import type { BinStore } from '#server/bin/binApi.ts';

/** A bin in memory, into which the other stores put what is deleted. */
export interface MemoryBin extends BinStore {
  add(entry: Omit<BinEntry, 'deletedAt'>, putBack: () => void): void;
}

/** Creates a bin with a copy of these entries, the one that was deleted last first. */
export function createBin(entries: readonly BinEntry[]): MemoryBin {
  const keyOf = ({ kind, _id }: Pick<BinEntry, 'kind' | '_id'>) => `${kind} ${_id}`;
  const kept = new Map(
    entries.toReversed().map((entry) => [keyOf(entry), { entry, putBack: () => {} }]),
  );
  const take = (kind: BinEntry['kind'], _id: string) => {
    const found = kept.get(keyOf({ kind, _id }));
    kept.delete(keyOf({ kind, _id }));
    return found;
  };
  return {
    add(entry, putBack) {
      kept.set(keyOf(entry), { entry: { ...entry, deletedAt: Date.now() }, putBack });
    },
    list: async () => ({
      entries: [...kept.values()]
        .map(({ entry }) => entry)
        .reverse()
        .slice(0, MAX_BIN_LISTED),
      total: kept.size,
    }),
    async putBack(kind, id) {
      const found = take(kind, id);
      found?.putBack();
      return found?.entry.title;
    },
    remove: async (kind, id) => take(kind, id)?.entry.title,
  };
}
