import type { Bin, BinKind } from '#contracts/bin.ts';

/** Deleted entries, which are kept for a while. A promise resolves when a change is durable. */
export interface BinStore {
  list(): Promise<Bin>;
  /** Puts something back where it was, and returns its title; undefined if it is not here. */
  putBack(kind: BinKind, id: string): Promise<string | undefined>;
  /** Deletes something for good, and returns its title; undefined if it is not here. */
  remove(kind: BinKind, id: string): Promise<string | undefined>;
}
