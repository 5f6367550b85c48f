import { sql } from 'kysely';
import { PICTURE_WIDTHS } from '#contracts/pictureFiles.ts';
import { readContentVersion } from '../storage/contentVersion.ts';
import type { Db } from '../storage/schema.ts';

/** The hash in the name of a picture's file: all its widths have the same. */
export const hashOf = (name: string) => name.split('-')[0] ?? '';

/** The names of the files that pictures with these hashes have, without their cards. */
export const filesOf = (hashes: ReadonlySet<string>) =>
  [...hashes].flatMap((hash) => PICTURE_WIDTHS.map((width) => `${hash}-${width}.webp`));

/** Throws an error that names the files, of pictures in blogs, that do not exist. */
export function assertNoneMissing(names: readonly string[]): void {
  if (names.length === 0) return;
  const [count, listed] = [new Set(names.map(hashOf)).size, names.slice(0, 6).join(', ')];
  throw new Error(`Pictures of blogs are missing: ${count} (${listed}${names[6] ? ', …' : ''})`);
}

const UPLOADED = /\/uploads\/([0-9a-f]{32})-/g;

/**
 * The hashes of the uploaded pictures above and in the texts of blogs: of all, also of drafts and of
 * those in the bin, or of those where a condition is true.
 */
export async function usedPictures(db: Db, where = sql`TRUE`): Promise<Set<string>> {
  const query = sql<{ image_url: string | null; content: string | null }>`
    SELECT image_url, CASE WHEN content LIKE '%/uploads/%' THEN content END AS content FROM blogs
    WHERE (image_url LIKE '%/uploads/%' OR content LIKE '%/uploads/%') AND ${where}`;
  const { rows } = await query.execute(db);
  const texts = rows.flatMap(({ image_url, content }) => [image_url ?? '', content ?? '']);
  return new Set(texts.flatMap((text) => [...text.matchAll(UPLOADED)].map(([, id = '']) => id)));
}

/** Creates the function that says whether a blog shows the picture with a hash. */
export function createIsUsed(db: Db): (hash: string) => Promise<boolean> {
  let known: { readonly version: number; readonly hashes: Promise<Set<string>> } | undefined;
  return async (hash) => {
    const version = await readContentVersion(db);
    if (known?.version !== version) {
      const hashes = usedPictures(db, sql`is_draft = 0 AND deleted_at IS NULL`);
      known = { version, hashes };
      known.hashes.catch(() => {
        known = undefined;
      });
    }
    return (await known.hashes).has(hash);
  };
}
