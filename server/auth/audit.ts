import type { Kysely } from 'kysely';
import { createIds } from '#contracts/ids.ts';
import type { Database } from '../storage/schema.ts';

const newId = createIds(Date.now);

/** How many entries the owner can read at once. */
const MAX_ENTRIES = 500;

/** Adds an entry to the audit log: a sign-in or a write, never its content. */
export async function audit(
  db: Kysely<Database>,
  entry: { username: string; action: string; address: string },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), at: Date.now(), ...entry })
    .execute();
}

/** The latest entries, newest first. */
export async function listAudit(db: Kysely<Database>) {
  const query = db.selectFrom('audit').select(['id', 'at', 'username', 'action', 'address']);
  return query.orderBy('id', 'desc').limit(MAX_ENTRIES).execute();
}
