import { setImmediate as breathe } from 'node:timers/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import {
  type ImportRun,
  importEndpoints,
  importErrors,
  importReportSchema,
} from '#contracts/import.ts';
import { found, HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Log } from '../http/log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Database, Db } from '../storage/schema.ts';
import type { PictureStore } from '../uploads/pictureStore.ts';
import { type ImportOptions, importWordPress } from './importWordPress.ts';
import { readWxr, type Wxr } from './readWxr.ts';

/** The interval at which a running import shows that it goes on; one that does not has ended. */
const SEEN_INTERVAL_MS = 10_000;
const LOST_AFTER_MS = 60_000;

const BROKEN_OFF = 'The server was stopped meanwhile.';

const CHUNK_BYTES = 256 * 1024;

type Row = Database['import_run'];

/** The imports of the dashboard. */
export type Imports = ReturnType<typeof createImports>;

/**
 * Creates the endpoints that begin an import from WordPress and say how far it is. There is one at
 * a time, of whichever server.
 */
export function createImports(db: Db, pictures: PictureStore, log: Log) {
  const app = new Hono<ApiEnv>();
  const aborting = new AbortController();
  let running: Promise<void> | undefined;
  const find = async (from: Db) =>
    toRun(await from.selectFrom('import_run').selectAll().executeTakeFirst());
  const update = async (fields: Partial<Row>) => {
    const changes = { seen_at: Date.now(), ...fields };
    await db.updateTable('import_run').set(changes).execute();
  };

  /** Never rejects: the table says how it went. */
  async function run(wxr: Wxr, by: ImportOptions['by']): Promise<void> {
    const timer = setInterval(() => void update({}).catch(() => {}), SEEN_INTERVAL_MS);
    try {
      const report = await importWordPress(wxr, {
        ...{ db, pictures, by, signal: aborting.signal },
        onProgress: (done, total) => update({ done, total }),
      });
      await update({ report: JSON.stringify(report) });
    } catch (error) {
      const failure = aborting.signal.aborted ? BROKEN_OFF : reasonOf(error);
      log('error', { message: 'The import has stopped', error: failure });
      await update({ failure }).catch(() => {});
    } finally {
      clearInterval(timer);
    }
  }

  /** The work that begins when the write of a request is kept. */
  const begun = new WeakMap<Request, () => Promise<void>>();
  const { startImport, getImport } = importEndpoints;
  app.on(startImport.method, startImport.path, async (c, next) => {
    await next();
    if (c.res.status === startImport.status) running = begun.get(c.req.raw)?.();
  });
  route(
    app,
    startImport,
    ({ body }) => read(body),
    async ({ c, prepared: wxr, session, transaction = db }) => {
      const last = await find(transaction);
      if (last?.isRunning) throw new HttpError(importErrors.isRunning);
      const now = Date.now();
      const row = { started_at: now, seen_at: now, done: 0, total: 0, report: null, failure: null };
      const claimed = await transaction
        .insertInto('import_run')
        .values({ id: 1, ...row })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(row)
            // Another request may have claimed it since.
            .where('import_run.started_at', '=', last?.startedAt ?? -1),
        )
        .returningAll()
        .executeTakeFirst();
      const by = { username: session.account.username, address: c.var.address };
      begun.set(c.req.raw, () => run(wxr, by));
      c.set('title', wxr.title);
      return found(toRun(claimed), importErrors.isRunning);
    },
  );
  route(app, getImport, async () => ({ last: (await find(db)) ?? null }));

  return {
    app,
    /** Ends what runs after the post that is being written. */
    async stop(): Promise<void> {
      aborting.abort();
      await running;
    },
  };
}

function toRun(row: Row | undefined): ImportRun | undefined {
  if (!row) return undefined;
  const { started_at, seen_at, done, total, report, failure } = row;
  const parsed = v.safeParse(importReportSchema, report === null ? null : JSON.parse(report));
  const isOpen = report === null && failure === null;
  // A time to come is of a clock that was ahead.
  const isRunning = isOpen && Math.abs(Date.now() - seen_at) < LOST_AFTER_MS;
  return {
    ...{ startedAt: started_at, isRunning, done, total },
    report: parsed.success ? parsed.output : null,
    failure: isOpen && !isRunning ? BROKEN_OFF : failure,
  };
}

/** Reads an export, and lets other requests be served meanwhile. */
async function read(body: Uint8Array): Promise<Wxr> {
  const parts = async function* () {
    for (let start = 0; start < body.byteLength; start += CHUNK_BYTES) {
      yield body.subarray(start, start + CHUNK_BYTES);
      await breathe();
    }
  };
  try {
    return await readWxr(parts());
  } catch (error) {
    throw new HttpError({ status: importErrors.noExport.status, message: reasonOf(error) });
  }
}
