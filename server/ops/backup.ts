import { lstatSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as v from 'valibot';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import type { Db } from '../storage/schema.ts';
import { writeDurably } from '../storage/writeDurably.ts';
import { openPictureStore } from '../uploads/open.ts';
import { assertNoneMissing } from '../uploads/usedPictures.ts';
import {
  type BackupContent,
  checkArchive,
  EMPTIED_TABLES,
  rowsSchema,
  TABLES,
  unpack,
} from './archive.ts';
import { migrationNames, openBackup } from './openBackup.ts';

/**
 * The columns that a migration has renamed, so that an older backup can be restored. A migration
 * that drops a column or changes what it means also needs a step here.
 */
const renamedColumns: Record<string, Readonly<Record<string, string>>> = {
  '007-contact-columns.sql': { 'messages.user_name': 'name', 'messages.user_email': 'email' },
};

/** The first format: a gzipped JSON text, without pictures. */
const firstFormat = v.object({
  format: v.pipe(v.string(), v.regex(/^[a-z]+-backup-1$/)),
  migrations: v.array(v.string()),
  tables: v.record(v.string(), rowsSchema),
});

/** `backup <file>` writes all content, pictures, accounts and messages into a file. */
export async function backup(file: string, settings: Settings): Promise<void> {
  // An older backup may be a better one.
  if (lstatSync(file, { throwIfNoEntry: false })) {
    throw new Error(`${file} is there already. Name another file, or remove it.`);
  }
  const missing: string[] = [];
  const content = await openBackup(settings, missing);
  try {
    await writeDurably(file, content);
  } catch (error) {
    throw new Error(
      `The backup cannot be written: ${reasonOf(error)}. Is there room, and may this user write there and read every picture?`,
      { cause: error },
    );
  }
  console.info(`The backup is in ${file}`);
  assertNoneMissing(missing);
}

/**
 * `restore <file>` puts a backup into a database without content, SQLite or PostgreSQL, whichever
 * it came from, and its pictures into their store. With `--replace` it replaces what is there. With
 * `--from-newer` it takes of a backup of a newer server the tables and columns that this one has.
 * The file is checked before anything is written. The server must be stopped.
 */
export async function restore(
  file: string,
  settings: Settings,
  options: ReadonlySet<string>,
): Promise<void> {
  const content = await check(file);
  await using storage = await openStorage(settings, { isServer: true, isAlone: true });
  await assertRestorable(storage.db, content, options);
  const pictures = openPictureStore(settings);
  // First, because a picture in no blog does no harm. None is ever removed or changed.
  for await (const picture of content.readPictures()) await pictures.save(new Map([picture]));
  await writeAll(storage.db, content, options.has('from-newer'));
  const count = content.pictures && ` with ${content.pictures} files of pictures`;
  console.info(`${file} is restored in ${storage.description}${count || ''}`);
}

/** Checks a file of either format. Throws an error that names it. */
async function check(file: string): Promise<BackupContent> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${file}.`);
  if (!found.isFile()) throw new Error(`${file} is not a file.`);
  try {
    return (await isFirstFormat(file)) ? readFirstFormat(file) : await checkArchive(file);
  } catch (error) {
    throw new Error(
      `${file} is damaged or no backup of this server: ${reasonOf(error)}. Nothing was changed.`,
    );
  }
}

async function isFirstFormat(file: string): Promise<boolean> {
  for await (const part of unpack(file)) return part[0] === '{'.charCodeAt(0);
  return false;
}

function readFirstFormat(file: string): BackupContent {
  const json: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  const { migrations, tables } = v.parse(firstFormat, json);
  const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length] as const);
  return {
    migrations,
    rows: Object.fromEntries(counts),
    pictures: 0,
    async *readPages() {
      for (const table of TABLES) yield { table, rows: tables[table] ?? [] };
    },
    async *readPictures() {},
  };
}

/** Throws if a backup does not fit this version, or would replace something that it may not. */
async function assertRestorable(
  db: Db,
  { migrations, rows }: BackupContent,
  options: ReadonlySet<string>,
): Promise<void> {
  const own = await migrationNames(db);
  const isNewer =
    migrations.some((name) => !own.includes(name)) ||
    Object.keys(rows).some((table) => !TABLES.includes(table));
  if (isNewer && !options.has('from-newer')) {
    throw new Error(
      'The backup comes from a newer server. Restore it with that version, or only what this one knows: restore <file> --from-newer. It shows what it does not know how to hide, such as drafts: see docs/go-live.md',
    );
  }
  // Only a table that a later migration creates may be absent.
  const absent = TABLES.find((table) => rows[table] === undefined);
  if (absent && migrations.length === own.length) {
    throw new Error(`The backup has no table ${absent}.`);
  }
  if (options.has('replace')) return;
  for (const table of TABLES.filter((name) => name !== 'outbox' && name !== 'audit')) {
    const first = sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`;
    if ((await first.execute(db)).rows.length === 0) continue;
    throw new Error('The database already has content. Replace it with: restore <file> --replace');
  }
}

/** Writes all rows, or none. With `onlyKnown` it leaves out what the database does not have. */
async function writeAll(db: Db, content: BackupContent, onlyKnown: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const missing = (await migrationNames(transaction)).filter(
      (name) => !content.migrations.includes(name),
    );
    const renamed = new Map(missing.flatMap((name) => Object.entries(renamedColumns[name] ?? {})));
    const known = onlyKnown ? await columnsOf(transaction) : undefined;
    for (const table of [...TABLES, ...EMPTIED_TABLES]) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(transaction);
    }
    for await (const { table, rows } of content.readPages()) {
      if (known && !known.has(table)) continue;
      for (const row of rows) {
        const entries = Object.entries(row)
          .map(([name, value]) => [renamed.get(`${table}.${name}`) ?? name, value] as const)
          .filter(([name]) => known?.get(table)?.has(name) ?? true);
        const names = sql.join(entries.map(([name]) => sql.ref(name)));
        const values = sql.join(entries.map(([, value]) => value));
        await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES (${values})`.execute(
          transaction,
        );
      }
    }
  });
}

/** The columns of each table of a backup, as the database has them. */
async function columnsOf(db: Db): Promise<Map<string, ReadonlySet<string>>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => TABLES.includes(name));
  return new Map(
    tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
}
