import type { Kysely } from 'kysely';
import { readContentVersion } from '../storage/contentVersion.ts';
import { inTime } from '../storage/inTime.ts';
import type { Database } from '../storage/schema.ts';

/** How long a version is believed, in ms: another server on the database may have raised it. */
const MAX_AGE_MS = 1_000;

/** The version of the content, which every write of testimonials and blogs raises. */
export interface ContentVersion {
  /** The version, at most a second old. Rejects if the database does not respond in time. */
  current(): Promise<number>;
  /** Makes the next call read it, after a write of this process. */
  invalidate(): void;
}

/** Reads the content version of a database, at most once a second. */
export function createContentVersion(db: Kysely<Database>): ContentVersion {
  let known: { begunAt: number; version: Promise<number>; isReading: boolean } | undefined;

  function read(begunAt: number) {
    const reading = readContentVersion(db);
    const begun = { begunAt, version: inTime(reading), isReading: true };
    const end = () => {
      begun.isReading = false;
    };
    reading.then(end, end);
    return begun;
  }

  return {
    current() {
      const now = performance.now();
      // While a read hangs, nobody else waits for another one.
      if (!known || (!known.isReading && now - known.begunAt >= MAX_AGE_MS)) known = read(now);
      return known.version;
    },
    invalidate() {
      known = undefined;
    },
  };
}
