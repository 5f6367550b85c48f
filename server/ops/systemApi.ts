import { hash, timingSafeEqual } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { kinds } from '#contracts/content.ts';
import { backupDownload, type System, systemEndpoints } from '#contracts/system.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type ApiEnv, route } from '../api/route.ts';
import type { Session } from '../auth/sessions.ts';
import { readMessageDeletion } from '../messages/oldMessages.ts';
import { readRatesStatus } from '../rates/bankRates.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { PictureStore } from '../uploads/pictureStore.ts';
import { countPictures, removeUnusedPictures } from '../uploads/unusedPictures.ts';
import { type AutomaticBackups, backupName } from './automaticBackups.ts';
import { openBackup } from './openBackup.ts';

/** The number of reasons of unsent mails that are listed by name: the most frequent. */
const MAX_REASONS = 20;

const startedAt = Date.now();

/** Where the figures of the system come from. */
export interface SystemSources {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly pictures: PictureStore;
  readonly backups: AutomaticBackups;
}

/** Creates the endpoints about the system, for owners. */
export function createSystemApi(sources: SystemSources): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const { settings, storage, pictures } = sources;
  route(app, systemEndpoints.getSystem, () => readSystem(sources));
  route(app, systemEndpoints.removeUnusedPictures, async ({ transaction = storage.db }) => ({
    removed: await removeUnusedPictures(transaction, pictures),
  }));
  /** The running download of each account: a further one ends it, so that none is left over. */
  const downloads = new Map<string, Readable>();
  const open = async ({ session }: { session: Session }) => {
    const { id } = session.account;
    downloads.get(id)?.destroy();
    const file = await openBackup(settings);
    downloads.get(id)?.destroy();
    downloads.set(id, file);
    file.once('close', () => downloads.get(id) === file && downloads.delete(id));
    return file;
  };
  route(app, backupDownload, open, ({ prepared: file }) => {
    return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="${backupName()}"`,
      },
    });
  });
  return app;
}

/** Creates `/metrics`, the same figures for Prometheus. Not without `METRICS_TOKEN`. */
export function createMetrics(sources: SystemSources): Hono {
  const app = new Hono();
  const { metricsToken } = sources.settings;
  if (!metricsToken) return app;
  const expected = sha256(metricsToken);
  return app.get('/metrics', async (c) => {
    const [, token = ''] = /^bearer +(.*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    // Of equal length, so that the comparison takes the same time for each guess.
    if (!timingSafeEqual(sha256(token), expected)) {
      const headers = { 'WWW-Authenticate': 'Bearer' };
      return c.json({ message: 'The token is missing or wrong.' }, 401, headers);
    }
    return c.body(formatMetrics(await readSystem(sources)), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
}

const sha256 = (text: string) => hash('sha256', text, 'buffer');

async function readSystem(sources: SystemSources): Promise<System> {
  const { settings, pictures, backups } = sources;
  const { db, description } = sources.storage;
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const { bavail, blocks, bsize } = await statfs(settings.dataDir);
  const entries: Record<string, number> = {};
  for (const kind of Object.keys(kinds))
    entries[kind] = await countRows(db, kind, sql`is_draft = 0`);
  return {
    version: packageJson.version,
    startedAt,
    database: { name: description, bytes: await databaseBytes(db, settings) },
    disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
    backups: await backups.status(),
    isMailOn: settings.mail !== undefined,
    mails: await readMails(db),
    entries,
    messages: await countRows(db, 'messages'),
    messageDeletion: await readMessageDeletion(db),
    rates: settings.ratesUrl === undefined ? null : await readRatesStatus(db),
    pictures: await countPictures(db, pictures),
  };
}

async function countRows(db: Db, table: string, where = sql`TRUE`): Promise<number> {
  const query = sql<{ count: number }>`
    SELECT count(*) AS count FROM ${sql.table(table)} WHERE deleted_at IS NULL AND ${where}`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

async function databaseBytes(db: Db, { databaseUrl }: Settings): Promise<number> {
  const bytes = databaseUrl
    ? sql`pg_database_size(current_database())`
    : sql`(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())`;
  const { rows } = await sql<{ bytes: number }>`SELECT ${bytes} AS bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function readMails(db: Db): Promise<System['mails']> {
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.message_id')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['state', 'error as reason', fn.countAll<number>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy(['state', 'error'])
    .orderBy('count', 'desc')
    .$narrowType<{ state: 'waiting' | 'failed' }>()
    .execute();
  const others = mails.slice(MAX_REASONS);
  const named = mails.slice(0, MAX_REASONS);
  for (const state of ['waiting', 'failed'] as const) {
    const count = sumOf(others, state);
    if (count > 0) named.push({ state, reason: 'other reasons', count });
  }
  return named;
}

const sumOf = (mails: System['mails'], state: System['mails'][number]['state']) =>
  mails.reduce((sum, mail) => sum + (mail.state === state ? mail.count : 0), 0);

/** The values of a metric, each with its labels. */
type Samples = readonly (readonly [labels: string, value: number])[];

const alone = (value?: number): Samples => (value === undefined ? [] : [['', value]]);
const labelled = (label: string, values: Readonly<Record<string, number>>): Samples =>
  Object.entries(values).map(([name, value]) => [`{${label}="${name}"}`, value]);

function formatMetrics({ backups, disk, database, pictures, mails, ...system }: System): string {
  const sums = { waiting: sumOf(mails, 'waiting'), failed: sumOf(mails, 'failed') };
  const backupAt = (backups.last?.at ?? 0) / 1000;
  const metrics: readonly [name: string, help: string, samples: Samples][] = [
    ['info', 'The version of the server', labelled('version', { [system.version]: 1 })],
    ['start_time_seconds', 'When it started', alone(system.startedAt / 1000)],
    ['database_bytes', 'Size of the database', alone(database.bytes)],
    ['disk_free_bytes', 'Free on the disk of the data folder', alone(disk.freeBytes)],
    ['disk_bytes', 'Size of the disk of the data folder', alone(disk.totalBytes)],
    ['backup_failed', 'Whether the last automatic backup failed', alone(backups.failure ? 1 : 0)],
    [
      'backup_last_time_seconds',
      'When the last automatic backup was made, 0 if never',
      alone(backupAt),
    ],
    ['mails', 'Mails that were not sent', labelled('state', sums)],
    ['entries', 'Entries by kind', labelled('kind', system.entries)],
    ['messages', 'Contact messages', alone(system.messages)],
    ['pictures', 'Uploaded pictures', alone(pictures?.total)],
    ['pictures_unused', 'Pictures in no blog', alone(pictures?.unused)],
    ['pictures_missing', 'Pictures of blogs that miss a file', alone(pictures?.missing)],
  ];
  return metrics
    .flatMap(([name, help, samples]) => [
      `# HELP website_${name} ${help}.`,
      `# TYPE website_${name} gauge`,
      ...samples.map(([labels, value]) => `website_${name}${labels} ${value}`),
    ])
    .join('\n')
    .concat('\n');
}
