import type { Insertable } from 'kysely';
import { afterAll, beforeEach, inject } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Database, Db } from '#server/storage/schema.ts';
import { tempDir } from './onEnd.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of PostgreSQL, in the project `postgres`. */
    postgresDir?: string;
  }
}

/** The settings of a new database: on PostgreSQL in the project `postgres`, else on SQLite. */
export async function newDatabase(): Promise<{ DATABASE_URL?: string }> {
  const dir = inject('postgresDir');
  if (!dir) return {};
  const { createDatabase } = await import('./postgres/cluster.ts');
  return { DATABASE_URL: await createDatabase(dir) };
}

/** Opens a database for the tests of a file, with these tables empty before each. */
export async function openTestDatabase(...tables: (keyof Database)[]) {
  const settings = readSettings({ DATA_DIR: tempDir(), ...(await newDatabase()) }, '');
  /** Opens it once more. */
  const open = () => openStorage(settings);
  const { db, close } = await open();
  afterAll(close);
  beforeEach(async () => {
    for (const table of tables) await db.deleteFrom(table).execute();
  });
  return { db, open };
}

/** Ids of entries, in their order. */
export const newIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(24, '0'));

/** Adds messages with these ids, which somebody has read. `change` names other columns. */
export async function addMessages(
  db: Db,
  ids: readonly string[],
  change: (id: string, index: number) => Partial<Insertable<Database['messages']>> = () => ({}),
): Promise<void> {
  const text = { subject: 'Fees', message: 'How much?', received_at: 0, status: 'read' } as const;
  const message = { name: 'Asmita', email: 'a@b.example', phone: '', ...text };
  const rows = ids.map((id, index) => ({ ...message, id, ...change(id, index) }));
  // SQLite takes no more values in a statement.
  while (rows.length > 0) {
    await db.insertInto('messages').values(rows.splice(0, 1000)).execute();
  }
}

/** Adds the mail of a message, which waits for its first try. `changed` names other columns. */
export async function addMail(
  db: Db,
  message_id: string,
  changed: Partial<Insertable<Database['outbox']>> = {},
): Promise<void> {
  const waiting = { state: 'waiting', tries: 0, due_at: 0, error: null } as const;
  const mail = { message_id, ...waiting, ...changed };
  await db.insertInto('outbox').values(mail).execute();
}
