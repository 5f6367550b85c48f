import type { Db } from './schema.ts';

/** Reads the version of the content, which every write of an entry raises. */
export async function readContentVersion(db: Db): Promise<number> {
  const query = db.selectFrom('content_version').select('version');
  return (await query.executeTakeFirstOrThrow()).version;
}
