import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A file of SQL statements, each ending with `;` at the end of a line. */
export interface Migration {
  readonly name: string;
  readonly text: string;
}

const createTable = `CREATE TABLE IF NOT EXISTS migrations (
  name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at BIGINT NOT NULL)`;

/**
 * Applies the migrations that the database does not have, in one transaction. `lock` keeps other
 * processes from doing the same. Throws if an applied migration has changed or is unknown.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[],
  lock?: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (lock) await sql.raw(lock).execute(transaction);
    await sql.raw(createTable).execute(transaction);
    const applied = await transaction.selectFrom('migrations').selectAll().execute();
    const hashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = applied.find(({ name }) => !known.has(name));
    if (unknown) {
      throw new Error(
        `The database is newer than this server: it has the migration ${unknown.name}.`,
      );
    }
    for (const { name, text } of migrations) {
      const sha256 = createHash('sha256').update(text).digest('hex');
      const previous = hashes.get(name);
      if (previous === sha256) continue;
      if (previous) throw new Error(`The migration ${name} has changed since it was applied.`);
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(transaction);
      const row = { name, sha256, applied_at: Date.now() };
      await transaction.insertInto('migrations').values(row).execute();
    }
  });
}

/** Sorts the files of a folder, given by path, into migrations. */
export function migrationsOf(files: Record<string, string>): Migration[] {
  return Object.entries(files)
    .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
