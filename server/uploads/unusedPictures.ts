import { UNUSED_DAYS } from '#contracts/system.ts';
import { DAY_MS } from '#src/lib/time.ts';
import type { Db } from '../storage/schema.ts';
import type { PictureStore } from './pictureStore.ts';
import { filesOf, hashOf, usedPictures } from './usedPictures.ts';

const UNUSED_MS = UNUSED_DAYS * DAY_MS;

/** The number of pictures that are removed at once: other writes wait for it. */
const MAX_REMOVED = 1_000;

/** The names of all files, the hashes of their pictures, and of those that blogs use or do not. */
async function findPictures(db: Db, store: PictureStore) {
  const used = await usedPictures(db);
  const names = await store.names(used);
  const all = new Set(names.map(hashOf));
  return { names, all, used, unused: new Set([...all].filter((hash) => !used.has(hash))) };
}

/** The number of pictures, of those in no blog, that may be removed, and that miss a file. */
export async function countPictures(db: Db, store: PictureStore) {
  if (!store.remove) return null;
  const { names, all, used, unused } = await findPictures(db, store);
  const old = new Set(await unusedSince(db, Date.now() - UNUSED_MS));
  const removable = [...unused].filter((hash) => old.has(hash)).length;
  const found = new Set(names);
  const missing = new Set(filesOf(used).flatMap((name) => (found.has(name) ? [] : hashOf(name))));
  return { total: all.size, unused: unused.size, removable, missing: missing.size };
}

/** Notes since when each picture is in no blog. Runs every hour. */
export async function noteUnusedPictures(
  db: Db,
  store: PictureStore,
  now = Date.now(),
): Promise<void> {
  if (!store.remove) return;
  const { unused } = await findPictures(db, store);
  const rows = await db.selectFrom('unused_pictures').select('hash').execute();
  const noted = new Set(rows.map(({ hash }) => hash));
  for (const hash of unused) {
    if (noted.has(hash)) continue;
    await db
      .insertInto('unused_pictures')
      .values({ hash, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const hash of noted) {
    if (!unused.has(hash)) await forget(db, hash);
  }
}

/** Removes pictures that have been in no blog for 30 days, and returns how many. */
export async function removeUnusedPictures(transaction: Db, store: PictureStore): Promise<number> {
  const before = Date.now() - UNUSED_MS;
  const used = await usedPictures(transaction);
  const old = (await unusedSince(transaction, before)).filter((hash) => !used.has(hash));
  const chosen = new Set(old.slice(0, MAX_REMOVED));
  const names = (await store.names(used)).filter((name) => chosen.has(hashOf(name)));
  // A picture that was uploaded again lately may be in a draft.
  const removed = (await store.remove?.(names, before)) ?? [];
  for (const hash of chosen) await forget(transaction, hash);
  return new Set(removed.map(hashOf)).size;
}

async function unusedSince(db: Db, before: number): Promise<string[]> {
  const query = db.selectFrom('unused_pictures').select('hash').where('since', '<=', before);
  return (await query.execute()).map(({ hash }) => hash);
}

async function forget(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('unused_pictures').where('hash', '=', hash).execute();
}
