import type { Kysely } from 'kysely';
import { readContentVersion } from '../storage/contentVersion.ts';
import type { Database } from '../storage/schema.ts';

/** How long a version is believed, in ms: another server on the database may have raised it. */
const MAX_AGE_MS = 1_000;

/** The version of the content, which every write of testimonials and blogs raises. */
export interface ContentVersion {
  /** The version, at most a second old. */
  current(): Promise<number>;
  /** Makes the next call read it, after a write of this process. */
  invalidate(): void;
}

/** Reads the content version of a database, at most once a second. */
export function createContentVersion(db: Kysely<Database>): ContentVersion {
  let known: { readonly readAt: number; readonly version: Promise<number> } | undefined;
  return {
    current() {
      const now = performance.now();
      if (!known || now - known.readAt >= MAX_AGE_MS) {
        known = { readAt: now, version: readContentVersion(db) };
      }
      return known.version;
    },
    invalidate() {
      known = undefined;
    },
  };
}
