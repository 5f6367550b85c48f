import { afterAll, beforeEach, inject } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Database } from '#server/storage/schema.ts';
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
