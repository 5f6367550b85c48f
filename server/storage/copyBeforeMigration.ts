import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../reasonOf.ts';
import type { Migration } from './migrate.ts';
import { sync } from './writeDurably.ts';

/** The number of copies that stay beside the database: those of the last upgrades. */
const COPIES_KEPT = 2;

/** Copies an SQLite file before it is migrated: the way back. Throws if it cannot. */
export async function copyBeforeMigration(
  database: DatabaseSync,
  file: string,
  migrations: readonly Migration[],
): Promise<void> {
  const last = lastMigration(database, migrations);
  if (last === undefined) return;
  const copy = `${file}.${last.replace(/\.sql$/, '')}`;
  const temporary = `${copy}.tmp`;
  try {
    rmSync(temporary, { force: true });
    database.prepare('VACUUM INTO ?').run(temporary);
    // SQLite does not wait until a file that it writes by VACUUM INTO is on the disk.
    await sync(temporary);
    renameSync(temporary, copy);
    await sync(dirname(file));
    removeOlderCopies(file);
  } catch (error) {
    throw new Error(
      `${copy} cannot be written: ${reasonOf(error)}. Before an upgrade the server makes a copy of the database. Has the disk room for it? Nothing was changed.`,
    );
  }
}

/** The last migration of a database that lacks some; undefined if it is new or has all. */
function lastMigration(
  database: DatabaseSync,
  migrations: readonly Migration[],
): string | undefined {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'";
  if (!database.prepare(table).get()) return undefined;
  const rows = database.prepare('SELECT name FROM migrations ORDER BY name').all();
  const names = rows.map(({ name }) => String(name));
  return migrations.every(({ name }) => names.includes(name)) ? undefined : names.at(-1);
}

function removeOlderCopies(file: string): void {
  const start = `${basename(file)}.`;
  const copies = readdirSync(dirname(file)).filter(
    (name) => name.startsWith(start) && /^\d{3}-[\w-]+$/.test(name.slice(start.length)),
  );
  for (const name of copies.toSorted().slice(0, -COPIES_KEPT)) rmSync(join(dirname(file), name));
}
