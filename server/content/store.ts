import type { Fields } from '#contracts/kind.ts';
import type { KeyedRequest } from '../api/route.ts';

/** An entry as a store keeps it: its id, and the fields that were sent. */
export type Entry = {
  _id: string;
  publishedOn?: string | undefined;
  updatedAt?: unknown;
  [field: string]: unknown;
};

/** The entries of a store: those that everybody sees, or those of the dashboard alone. */
export type EntryState = 'published' | 'draft';

/** The version of an entry: when it was last changed, '' if it never was. */
export const versionOf = ({ updatedAt }: { updatedAt?: unknown }): string =>
  String(updatedAt ?? '');

/** The time of a change of an entry with this version: never the same as before. */
export const timeOfChange = (version?: string | null): string =>
  new Date(Math.max(Date.now(), (Date.parse(version ?? '') || 0) + 1)).toISOString();

/** Keeps entries of one state, without the bin. A promise resolves when a change is durable. */
export interface ContentStore {
  /** Every entry, newest first. */
  list(kind: string): Promise<readonly Entry[]>;
  find(kind: string, id: string): Promise<Entry | undefined>;
  /**
   * Adds an entry unless a request with the same key has, and returns its id. May throw a 422. With
   * a request it must be in a transaction.
   */
  insert(kind: string, entry: { _id: string } & Fields, request?: KeyedRequest): Promise<string>;
  /** Changes fields, and returns the entry; undefined if there is none with this version. */
  update(kind: string, id: string, fields: Fields, version?: string): Promise<Entry | undefined>;
  /** Puts an entry into the bin, for somebody with this username, and returns it if there was one. */
  remove(kind: string, id: string, username: string): Promise<Entry | undefined>;
  /**
   * Moves an entry to the other state, and returns it; undefined if there is none. A draft that is
   * published for the first time loses its `updatedAt`.
   */
  move(kind: string, id: string): Promise<Entry | undefined>;
}
