import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import type { Db } from '../storage/schema.ts';
import { openPictureStore } from '../uploads/open.ts';
import { isCard } from '../uploads/pictureStore.ts';
import { filesOf, hashOf, usedPictures } from '../uploads/usedPictures.ts';
import { createArchive, type Row, TABLES } from './archive.ts';

/** The number of rows that are in memory at once. The largest have some 80 KB. */
const PAGE_SIZE = 100;

type BackupSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 's3'>;

/**
 * A backup as a stream. The rows are written to a file first, so that no database waits. Adds to
 * `missing` the files of pictures in blogs that do not exist.
 */
export async function openBackup(
  settings: BackupSettings,
  missing: string[] = [],
): Promise<Readable> {
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, `backup-${crypto.randomUUID()}.tmp`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  try {
    const archive = createArchive();
    const { names, used } = await writeRows(settings, archive, async (part) => {
      await file.appendFile(part);
    });
    const pictures = openPictureStore(settings);
    const parts = async function* (): AsyncGenerator<Uint8Array> {
      yield* file.createReadStream({ start: 0, autoClose: false });
      for (const name of names) {
        const body = await pictures.read(name);
        if (body) yield archive.addPicture(name, body);
        else if (used.has(hashOf(name))) missing.push(name);
      }
      yield archive.end();
    };
    const source = Readable.from(parts(), { objectMode: false });
    source.once('close', () => void file.close());
    const gzip = createGzip({ level: 4 });
    // The reader gets the error from the last stream.
    pipeline(source, gzip, () => {});
    return gzip;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Writes all rows as they are at one moment. Returns the pictures' files, and hashes in blogs. */
async function writeRows(
  settings: BackupSettings,
  archive: ReturnType<typeof createArchive>,
  write: (part: Uint8Array) => Promise<void>,
): Promise<{ names: string[]; used: ReadonlySet<string> }> {
  await using storage = await openStorage(settings, { migrates: false });
  return await storage.db.connection().execute(async (db) => {
    const begin = settings.databaseUrl
      ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
      : 'BEGIN';
    await sql.raw(begin).execute(db);
    try {
      await write(archive.begin(await migrationNames(db)));
      const present = await db.introspection.getTables();
      for (const table of TABLES) {
        // A table of a migration that is still to come has no rows. The first column is the id.
        const id = present.find(({ name }) => name === table)?.columns[0]?.name;
        if (!id) continue;
        let page = 0;
        for await (const rows of pagesOf(db, table, id)) {
          page += 1;
          await write(archive.addPage(table, page, rows));
        }
      }
      const used = await usedPictures(db);
      const names = new Set([...filesOf(used), ...(await openPictureStore(settings).names(used))]);
      // Earlier versions do not know cards, and the server makes them again.
      return { names: [...names].filter((name) => !isCard(name)), used };
    } finally {
      await sql`ROLLBACK`.execute(db);
    }
  });
}

/** The rows of a table in pages, at least one. */
async function* pagesOf(db: Db, table: string, id: string): AsyncGenerator<Row[]> {
  const [from, key] = [sql.table(table), sql.ref(id)];
  let last: Row[string] | undefined;
  for (;;) {
    const where = last === undefined ? sql`` : sql`WHERE ${key} > ${last}`;
    const query = sql<Row>`SELECT * FROM ${from} ${where} ORDER BY ${key} LIMIT ${PAGE_SIZE}`;
    const { rows } = await query.execute(db);
    yield rows;
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1)?.[id];
  }
}

/** The names of the migrations that a database has. */
export async function migrationNames(db: Db): Promise<string[]> {
  const applied = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return applied.map(({ name }) => name);
}
