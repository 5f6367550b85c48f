import type { Fields } from '#contracts/kind.ts';
import type { KeyedRequest } from '../api/keyedRequest.ts';

/** An entry as a store keeps it: its id, and the fields that were sent. */
export type Entry = { _id: string; [field: string]: unknown };

/** Which entries a store keeps: those that everybody sees, or those that only the dashboard shows. */
export type EntryState = 'published' | 'draft';

/**
 * Keeps entries of one state, by the name of their kind. A promise resolves when a change is durable.
 * What lies in the bin is not in it.
 */
export interface ContentStore {
  /** Every entry, newest first: ids begin with the time. */
  list(kind: string): Promise<readonly Entry[]>;
  find(kind: string, id: string): Promise<Entry | undefined>;
  /** Whether there is an entry with this id in any state, also in the bin. */
  has(kind: string, id: string): Promise<boolean>;
  /**
   * Adds an entry, unless a request with the same key has added it before. Returns the id of the
   * one that is there. Throws a 422 if that request had another body.
   */
  insert(kind: string, entry: { _id: string } & Fields, request?: KeyedRequest): Promise<string>;
  /** Changes the fields that are given, and returns the entry; undefined if there is none. */
  update(kind: string, id: string, fields: Fields): Promise<Entry | undefined>;
  /** Puts an entry into the bin, for somebody with this username. Whether there was one. */
  remove(kind: string, id: string, username: string): Promise<boolean>;
  /** Moves an entry to the other state, and returns it; undefined if there is none. */
  move(kind: string, id: string): Promise<Entry | undefined>;
}
