/** The ids of entries: 24 hex digits, of which the first eight are the time in seconds. */

import { nepalDay } from './nepalDay.ts';

const ENTRY_ID = /^[0-9a-f]{24}$/;

/** True if a text is an id that the server gives; other servers may have other ids. */
export const isEntryId = (id: string): boolean => ENTRY_ID.test(id);

/** The time in an id; undefined for one in another format. */
export function dateOfId(id: string): Date | undefined {
  const lower = id.toLowerCase();
  return isEntryId(lower) ? new Date(Number.parseInt(lower.slice(0, 8), 16) * 1000) : undefined;
}

/** The fields that say when an entry was published. */
interface Dated {
  readonly _id: string;
  readonly publishedOn?: string | undefined;
}

/** The time of publication: the beginning of its day in Kathmandu, or the time in its id. */
export function publishedAt({ _id, publishedOn = '' }: Dated): Date | undefined {
  const start = new Date(`${publishedOn}T00:00:00+05:45`);
  return Number.isNaN(start.getTime()) ? dateOfId(_id) : start;
}

/** The ISO day on which an entry was published; '' if that is not known. */
export function publishedDay(entry: Dated): string {
  const time = publishedAt(entry);
  return time ? nepalDay(time) : '';
}

/** Sorts entries by the day on which they were published, and those of one day by their ids. */
export function newestFirst<T extends Dated>(entries: readonly T[]): T[] {
  const keyOf = (entry: T) => publishedDay(entry) + entry._id;
  const keys = new Map(entries.map((entry) => [entry, keyOf(entry)]));
  return entries.toSorted((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? 1 : -1));
}

/** The time of the last change, or of the publication if no change is known. */
export function lastChangeOf(
  entry: Dated & { readonly updatedAt?: string | undefined },
): Date | undefined {
  const time = Date.parse(entry.updatedAt ?? '');
  return Number.isNaN(time) ? publishedAt(entry) : new Date(time);
}

/**
 * Creates ids: seconds (8 digits), milliseconds (3), a counter within the millisecond (5) and
 * random digits (8). A later id always sorts after an earlier one, also if many are created in one
 * millisecond or the clock is set back. `now` returns epoch milliseconds.
 */
export function createIds(now: () => number): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const time = Math.max(now(), last);
    count = time === last ? count + 1 : 0;
    last = time;
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return hex(Math.floor(time / 1000), 8) + hex(time % 1000, 3) + hex(count, 5) + hex(random, 8);
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
