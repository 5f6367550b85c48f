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
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import type { Database } from '../storage/schema.ts';
import { writeDurably } from '../storage/writeDurably.ts';

/**
 * What a backup holds. Sessions, links and counts of attempts are left out: after a restore everyone
 * signs in again.
 */
const TABLES = ['testimonials', 'blogs', 'accounts', 'messages', 'outbox', 'audit'] as const;

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
  /** The migrations that the database had, which say what the tables look like. */
  migrations: array(string()),
  tables: object({
    testimonials: rows,
    blogs: rows,
    accounts: rows,
    messages: rows,
    outbox: rows,
    audit: rows,
  }),
});

type Backup = InferOutput<typeof backupSchema>;

/** `backup <file>` writes everything that must not be lost into a file, also while the server runs. */
export async function backup([file]: readonly string[], settings: Settings): Promise<void> {
  if (!file) throw new Error('Name the file: backup <file>');
  const storage = await openStorage(settings);
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
  const content: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  const parsed = safeParse(backupSchema, content);
  if (!parsed.success) throw new Error(`${file} is not a backup of this server.`);
  const storage = await openStorage(settings, { isServer: true });
  try {
    await writeAll(storage.db, parsed.output, args.includes('--replace'));
    console.info(`${file} is restored in ${storage.description}`);
  } finally {
    await storage.close();
  }
}

/** Reads all tables as they are at one moment. */
async function readAll(db: Kysely<Database>): Promise<Backup> {
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (snapshot) => ({
    format: 'deurali-backup-1',
    migrations: await migrationNames(snapshot),
    tables: {
      testimonials: await snapshot.selectFrom('testimonials').selectAll().orderBy('id').execute(),
      blogs: await snapshot.selectFrom('blogs').selectAll().orderBy('id').execute(),
      accounts: await snapshot.selectFrom('accounts').selectAll().orderBy('id').execute(),
      messages: await snapshot.selectFrom('messages').selectAll().orderBy('id').execute(),
      outbox: await snapshot.selectFrom('outbox').selectAll().orderBy('message_id').execute(),
      audit: await snapshot.selectFrom('audit').selectAll().orderBy('id').execute(),
    },
  }));
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
    for (const table of ['testimonials', 'blogs', 'accounts', 'messages'] as const) {
      const first = await transaction.selectFrom(table).select('id').limit(1).execute();
      if (first.length > 0 && !replaces) {
        throw new Error(
          'The database already has content. Replace it with: restore <file> --replace',
        );
      }
    }
    for (const table of [...TABLES, 'sessions', 'links', 'limits']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(transaction);
    }
    for (const table of TABLES) {
      for (const row of tables[table]) {
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
