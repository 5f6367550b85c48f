import type { Fields } from '#contracts/kind.ts';
import type { KeyedRequest } from '../api/keyedRequest.ts';

/** An entry as a store keeps it: its id, and the fields that were sent. */
export type Entry = { _id: string; [field: string]: unknown };

/** Keeps entries by the name of their kind. A promise resolves when a change is durable. */
export interface ContentStore {
  /** Every entry, newest first: ids begin with the time. */
  list(kind: string): Promise<readonly Entry[]>;
  find(kind: string, id: string): Promise<Entry | undefined>;
  /**
   * Adds an entry, unless a request with the same key has added it before. Returns the id of the
   * one that is there. Throws a 422 if that request had another body.
   */
  insert(kind: string, entry: { _id: string } & Fields, request?: KeyedRequest): Promise<string>;
  /** Changes the fields that are given, and returns the entry; undefined if there is none. */
  update(kind: string, id: string, fields: Fields): Promise<Entry | undefined>;
  /** Whether there was an entry to remove. */
  remove(kind: string, id: string): Promise<boolean>;
}
