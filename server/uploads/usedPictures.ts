import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readContentVersion } from '../storage/contentVersion.ts';
import type { Database } from '../storage/schema.ts';

/** The hash in the name of a picture's file: all its widths have the same. */
export const hashOf = (name: string) => name.split('-')[0] ?? '';

/** The hashes of the uploaded pictures of all blogs, also of drafts and of those in the bin. */
export async function usedPictures(db: Kysely<Database>): Promise<Set<string>> {
  return readHashes(db, sql`TRUE`);
}

/** The hashes of the uploaded pictures that visitors may see. */
const shownPictures = (db: Kysely<Database>) =>
  readHashes(db, sql`is_draft = 0 AND deleted_at IS NULL`);

async function readHashes(db: Kysely<Database>, where: RawBuilder<unknown>) {
  const query = db
    .selectFrom('blogs')
    .select('image_url')
    .where('image_url', 'like', '%/uploads/%')
    .where(sql<boolean>`${where}`);
  const blogs = await query.execute();
  return new Set(blogs.map(({ image_url }) => hashOf(image_url?.split('/uploads/')[1] ?? '')));
}

/**
 * Creates the function that says whether a blog shows the picture with a hash. It keeps the hashes,
 * and reads them again for one that it does not know if the content has changed, by whichever
 * server.
 */
export function createIsUsed(db: Kysely<Database>): (hash: string) => Promise<boolean> {
  let known: { readonly version: number; readonly hashes: Promise<Set<string>> } | undefined;
  return async (hash) => {
    if ((await known?.hashes)?.has(hash)) return true;
    const version = await readContentVersion(db);
    if (known?.version !== version) {
      known = { version, hashes: shownPictures(db) };
      known.hashes.catch(() => {
        known = undefined;
      });
    }
    return (await known.hashes).has(hash);
  };
}
