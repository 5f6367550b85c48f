import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import {
  array,
  type InferOutput,
  literal,
  null_,
  number,
  object,
  record,
  safeParse,
  string,
  union,
} from 'valibot';
import { kinds } from '#contracts/content.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import type { Database } from '../storage/schema.ts';
import { writeDurably } from '../storage/writeDurably.ts';

/** The tables that a backup holds, besides those of the kinds, in the order of their references. */
const SERVER_TABLES = ['accounts', 'messages', 'outbox', 'audit'] as const;

/**
 * The tables of a backup. Sessions, links and counts of attempts are left out: after a restore everyone
 * signs in again.
 */
const TABLES = [...Object.keys(kinds), ...SERVER_TABLES];

/**
 * The columns that a migration has renamed, so that a backup from before can be restored. A migration
 * that drops a column or changes what it means needs a step here, too.
 */
const renamedColumns: Record<string, Readonly<Record<string, string>>> = {
  '007-contact-columns.sql': { 'messages.user_name': 'name', 'messages.user_email': 'email' },
};

const rows = array(record(string(), union([string(), number(), null_()])));

const backupSchema = object({
  format: literal('deurali-backup-1'),
  /** The migrations that the database had, which define the columns of its tables. */
  migrations: array(string()),
  tables: record(string(), rows),
});

type Backup = InferOutput<typeof backupSchema>;

/** `backup <file>` writes all content, accounts and messages into a file, also while the server runs. */
export async function backup([file]: readonly string[], settings: Settings): Promise<void> {
  if (!file) throw new Error('Name the file: backup <file>');
  const storage = await openStorage(settings, { migrates: false });
  try {
    await writeDurably(file, gzipSync(JSON.stringify(await readAll(storage.db))));
    console.info(`Backup of ${storage.description} in ${file}`);
  } finally {
    await storage.close();
  }
}

/**
 * `restore <file>` puts a backup into a database without content, SQLite or PostgreSQL, whichever it
 * came from. With `--replace` it replaces what is there. The server must be stopped.
 */
export async function restore(args: readonly string[], settings: Settings): Promise<void> {
  const [file] = args.filter((argument) => argument !== '--replace');
  if (!file) throw new Error('Name the file: restore <file> [--replace]');
  const parsed = safeParse(backupSchema, readJson(file));
  if (!parsed.success) throw new Error(`${file} is not a backup of this server.`);
  const storage = await openStorage(settings, { isServer: true, isAlone: true });
  try {
    await writeAll(storage.db, parsed.output, args.includes('--replace'));
    console.info(`${file} is restored in ${storage.description}`);
  } finally {
    await storage.close();
  }
}

/** Reads a gzipped JSON file. Throws an error that names it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: ${reasonOf(error)}.`);
  }
}

/** Reads all tables as they are at one moment. */
async function readAll(db: Kysely<Database>): Promise<Backup> {
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (snapshot) => ({
    format: 'deurali-backup-1',
    migrations: await migrationNames(snapshot),
    tables: await readTables(snapshot),
  }));
}

type Row = InferOutput<typeof rows>[number];

async function readTables(db: Kysely<Database>): Promise<Backup['tables']> {
  const tables: Backup['tables'] = {};
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  // A table of a migration that is still to come has no rows.
  for (const table of TABLES.filter((name) => present.has(name))) {
    // The first column is the id.
    const query = sql<Row>`SELECT * FROM ${sql.table(table)} ORDER BY 1`;
    tables[table] = (await query.execute(db)).rows;
  }
  return tables;
}

/** Writes all tables or, if anything fails, none. */
async function writeAll(db: Kysely<Database>, { migrations, tables }: Backup, replaces: boolean) {
  await db.transaction().execute(async (transaction) => {
    const own = await migrationNames(transaction);
    if (migrations.some((name) => !own.includes(name))) {
      throw new Error('The backup comes from a newer server. Restore it with that version.');
    }
    const missing = own.filter((name) => !migrations.includes(name));
    const renamed = new Map(missing.flatMap((name) => Object.entries(renamedColumns[name] ?? {})));
    const isOlder = missing.length > 0;
    // Only a table that a later migration creates may be absent.
    const absent = TABLES.find((table) => !tables[table]);
    if (absent && !isOlder) throw new Error(`The backup has no table ${absent}.`);
    for (const table of [...Object.keys(kinds), 'accounts', 'messages']) {
      const first = sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`;
      if ((await first.execute(transaction)).rows.length > 0 && !replaces) {
        throw new Error(
          'The database already has content. Replace it with: restore <file> --replace',
        );
      }
    }
    for (const table of [...TABLES, 'sessions', 'links', 'limits', 'known_browsers']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(transaction);
    }
    for (const table of TABLES) {
      for (const row of tables[table] ?? []) {
        const columns = Object.keys(row).map((name) => renamed.get(`${table}.${name}`) ?? name);
        const names = sql.join(columns.map((name) => sql.ref(name)));
        const values = sql.join(Object.values(row));
        await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES (${values})`.execute(
          transaction,
        );
      }
    }
  });
}

async function migrationNames(db: Kysely<Database>): Promise<string[]> {
  const applied = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return applied.map(({ name }) => name);
}
