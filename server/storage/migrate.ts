import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** A file of SQL statements. */
export type Migration = ReturnType<typeof migrationsOf>[number];

const createTable = `CREATE TABLE IF NOT EXISTS migrations (
  name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at BIGINT NOT NULL)`;

/** Runs all statements of a file in an open transaction. */
export type RunFile = (text: string, transaction: Db) => Promise<unknown>;

/** Applies the missing migrations in one transaction. Throws if one has changed or is unknown. */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  runFile: RunFile,
  lock?: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (lock) await sql.raw(lock).execute(transaction);
    await sql.raw(createTable).execute(transaction);
    await assertNotNewer(transaction, migrations);
    const applied = await transaction.selectFrom('migrations').selectAll().execute();
    const hashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
    for (const { name, text } of migrations) {
      const sha256 = hash('sha256', text);
      const previous = hashes.get(name);
      if (previous === sha256) continue;
      if (previous) throw new Error(`The migration ${name} has changed since it was applied.`);
      await runFile(text, transaction);
      const row = { name, sha256, applied_at: Date.now() };
      await transaction.insertInto('migrations').values(row).execute();
    }
  });
}

/** Throws if a database has a migration that this version does not know. */
export async function assertNotNewer(db: Db, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const applied = await db.selectFrom('migrations').select('name').execute();
  const unknown = applied.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new Error(
    `The database is newer than this server: it has the migration ${unknown.name}. Start the newer version, or go back as docs/go-live.md says.`,
  );
}

/** Sorts the files of a folder, given by path, into migrations. Throws without any. */
export function migrationsOf(files: Record<string, string>) {
  if (Object.keys(files).length === 0) throw new Error('There are no files of migrations.');
  return Object.entries(files)
    .map(([path, text]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      // A file must have the same hash on every system.
      text: text.replaceAll('\r\n', '\n'),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
