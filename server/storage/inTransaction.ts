import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Runs statements in a transaction: in the open one, if `db` is one, else in a new one. */
export function inTransaction<T>(
  db: Kysely<Database>,
  run: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
