import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** The hash in the name of a picture's file: all its widths have the same. */
export const hashOf = (name: string) => name.split('-')[0] ?? '';

/** The hashes of the uploaded pictures that blogs show. */
export async function usedPictures(db: Kysely<Database>): Promise<Set<string>> {
  const query = db
    .selectFrom('blogs')
    .select('image_url')
    .where('image_url', 'like', '%/uploads/%');
  const blogs = await query.execute();
  return new Set(blogs.map(({ image_url }) => hashOf(image_url?.split('/uploads/')[1] ?? '')));
}
