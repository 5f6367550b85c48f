import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { reasonOf } from '../reasonOf.ts';
import { copyBeforeMigration } from './copyBeforeMigration.ts';
import { assertNotNewer, migrate, migrationsOf } from './migrate.ts';
import type { Database } from './schema.ts';
import { BUSY_TIMEOUT_MS, createSqliteDialect, SQLITE_BUSY } from './sqliteDialect.ts';
import { noDatabase, type OpenOptions, type Storage } from './storage.ts';

/** The migrations of SQLite, in their order. */
export const migrations = migrationsOf(
  import.meta.glob<string>('./migrations/sqlite/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/**
 * Opens the database file and creates it if it is missing. A commit is on the disk before its
 * promise resolves. With `isServer` it holds a lock until the process ends, and throws if another
 * process has it: two servers on one file would not see each other's sessions in time.
 */
export async function openSqlite(
  file: string,
  { isServer = false, migrates = true }: OpenOptions = {},
): Promise<Storage> {
  if (!migrates && !statSync(file, { throwIfNoEntry: false })) {
    throw new Error(noDatabase(file));
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const db = new Kysely<Database>({ dialect: createSqliteDialect(database) });
  let lock: DatabaseSync | undefined;
  const close = async () => {
    // Closing the last connection writes the log into the file and removes it.
    await db.destroy();
    if (database.isOpen) database.close();
    lock?.close();
  };
  try {
    // Beside the database itself, not beside a link to it.
    if (isServer) lock = lockFile(`${database.location()}.lock`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // From now on waiting stops nothing else: SQLite's own timeout would block the event loop.
    database.exec('PRAGMA busy_timeout = 0');
    if (migrates) {
      await copyBeforeMigration(database, file, migrations);
      await migrate(db, migrations, async (text) => database.exec(text));
    } else await assertNotNewer(db, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, description: `SQLite in ${file}`, close, [Symbol.asyncDispose]: close };
}

/** Takes a lock that the system releases when the process ends, however it ends. */
function lockFile(path: string): DatabaseSync {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const isLocked = Object(error).errcode === SQLITE_BUSY;
    throw new Error(
      isLocked
        ? `Another server uses the database: ${path} is locked. Stop it first.`
        : `${path} cannot be locked: ${reasonOf(error)}. Has the disk room?`,
    );
  }
}
