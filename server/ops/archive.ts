/**
 * The format of a backup: a tar archive, gzipped, which `tar xzf` unpacks. Its files, in this
 * order:
 * - `backup.json`: the format, and the migrations that the database had
 * - `tables/<table>/<number>.json`: a page of rows, each an object by the names of the columns
 * - `uploads/<name>`: each file of an uploaded picture
 * - `end.json`: how many rows and pictures there are, and the SHA-256 of all files before it
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { kinds } from '#contracts/content.ts';
import { PICTURE_NAME } from '../uploads/pictureStore.ts';
import { readTar, type TarFile, tarEnd, tarEntry } from './tar.ts';

/** The tables of a backup, in the order of their references, with all of their columns. */
export const TABLES: readonly string[] = [
  ...Object.keys(kinds),
  ...['accounts', 'messages', 'outbox', 'audit', 'imported', 'old_addresses'],
];

/** The tables that a restore empties: after it everyone signs in again. */
export const EMPTIED_TABLES = [
  'sessions',
  'links',
  'limits',
  'idempotency_keys',
  'known_browsers',
  'unused_pictures',
  'bank_rates',
  'message_deletion',
  'import_run',
] as const;

/** The rows of a table, by the names of the columns. */
export const rowsSchema = v.array(
  v.record(v.string(), v.union([v.string(), v.number(), v.null_()])),
);

/** A row of any table, by the names of its columns. */
export type Row = v.InferOutput<typeof rowsSchema>[number];

const FORMAT = 'website-backup-2';
const beginSchema = v.object({
  // Earlier versions wrote the name of their consultancy in place of 'website'.
  format: v.pipe(v.string(), v.regex(/^[a-z]+-backup-2$/)),
  migrations: v.array(v.string()),
});
const endSchema = v.object({
  rows: v.record(v.string(), v.number()),
  pictures: v.number(),
  sha256: v.string(),
});

type Summary = Omit<v.InferOutput<typeof endSchema>, 'sha256'>;

/** Adds files to an archive, and the summary of all at its end. */
export function createArchive() {
  const hash = createHash('sha256');
  const summary: Summary = { rows: {}, pictures: 0 };
  const add = (name: string, content: unknown) => {
    const body = content instanceof Uint8Array ? new Uint8Array(content) : toJson(content);
    hash.update(`${name}\0`).update(body);
    return tarEntry({ name, body });
  };
  return {
    begin: (migrations: readonly string[]) => add('backup.json', { format: FORMAT, migrations }),
    addPage(table: string, page: number, rows: readonly Row[]) {
      summary.rows[table] = (summary.rows[table] ?? 0) + rows.length;
      return add(`tables/${table}/${String(page).padStart(6, '0')}.json`, rows);
    },
    addPicture(name: string, body: Uint8Array) {
      summary.pictures += 1;
      return add(`uploads/${name}`, body);
    },
    end() {
      const body = toJson({ ...summary, sha256: hash.digest('hex') });
      return Buffer.concat([tarEntry({ name: 'end.json', body }), tarEnd]);
    },
  };
}

const toJson = (value: unknown) => new Uint8Array(Buffer.from(JSON.stringify(value)));

/** A stream of the unpacked bytes of a file. */
export function unpack(path: string): AsyncIterable<Uint8Array> & Readable {
  const gunzip = createGunzip();
  pipeline(createReadStream(path), gunzip, () => {});
  return gunzip;
}

/** A file of an archive. */
type Part =
  | { readonly migrations: readonly string[] }
  | { readonly table: string; readonly rows: readonly Row[] }
  | { readonly picture: string; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly end: v.InferOutput<typeof endSchema> };

const PAGE_NAME = /^tables\/(\w+)\/\d+\.json$/;

function partOf({ name, body }: TarFile): Part {
  const table = PAGE_NAME.exec(name)?.[1];
  if (table) return { table, rows: parseJson(rowsSchema, body) };
  const picture = name.replace(/^uploads\//, '');
  if (PICTURE_NAME.test(picture)) return { picture, body };
  if (name === 'backup.json') return { migrations: parseJson(beginSchema, body).migrations };
  if (name === 'end.json') return { end: parseJson(endSchema, body) };
  throw new Error(`it has an unknown file ${name}`);
}

const parseJson = <T>(schema: v.GenericSchema<unknown, T>, body: Uint8Array) =>
  v.parse(schema, JSON.parse(Buffer.from(body).toString('utf8')));

/** A backup, read from wherever it is kept. */
export interface BackupContent {
  readonly migrations: readonly string[];
  /** The number of rows by the name of the table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly pictures: number;
  /** The rows in pages, in the order of the references. */
  readPages(): AsyncIterable<{ readonly table: string; readonly rows: readonly Row[] }>;
  readPictures(): AsyncIterable<readonly [name: string, body: Uint8Array<ArrayBuffer>]>;
}

/** Reads an archive to its end and checks all that is in it. Throws if anything is wrong. */
export async function checkArchive(path: string): Promise<BackupContent> {
  const hash = createHash('sha256');
  const counted: Summary = { rows: {}, pictures: 0 };
  let migrations: readonly string[] | undefined;
  let end: v.InferOutput<typeof endSchema> | undefined;
  for await (const file of readTar(unpack(path))) {
    const part = partOf(file);
    const isLate = 'rows' in part && counted.pictures > 0;
    if (end || isLate || !migrations !== 'migrations' in part) {
      throw new Error('its files are in disorder');
    }
    if ('end' in part) end = part.end;
    else hash.update(`${file.name}\0`).update(file.body);
    if ('migrations' in part) migrations = part.migrations;
    if ('picture' in part) counted.pictures += 1;
    if ('rows' in part) {
      counted.rows[part.table] = (counted.rows[part.table] ?? 0) + part.rows.length;
    }
  }
  if (!migrations || !end) throw new Error('it is cut off');
  const isSame =
    end.sha256 === hash.digest('hex') &&
    end.pictures === counted.pictures &&
    JSON.stringify(end.rows) === JSON.stringify(counted.rows);
  if (!isSame) throw new Error('what is in it is not what was written');
  const parts = async function* () {
    for await (const file of readTar(unpack(path))) yield partOf(file);
  };
  return {
    migrations,
    ...counted,
    async *readPages() {
      for await (const part of parts()) {
        // The pictures take long, and the transaction of the rows is open.
        if ('picture' in part) return;
        if ('rows' in part) yield part;
      }
    },
    async *readPictures() {
      for await (const part of parts()) if ('picture' in part) yield [part.picture, part.body];
    },
  };
}
