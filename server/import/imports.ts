import * as v from 'valibot';
import { type ImportRun, importErrors, importReportSchema } from '#contracts/import.ts';
import { HttpError } from '../api/HttpError.ts';
import type { Log } from '../http/log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Database, Db } from '../storage/schema.ts';
import type { PictureStore } from '../uploads/pictureStore.ts';
import { type ImportOptions, importWordPress } from './importWordPress.ts';
import type { Wxr } from './readWxr.ts';

/** The interval at which a running import shows that it goes on; one that does not has ended. */
const SEEN_INTERVAL_MS = 10_000;
const LOST_AFTER_MS = 60_000;

const BROKEN_OFF = 'The server was stopped meanwhile.';

type Table = Database['import_run'];

/** The imports of the dashboard: one at a time, of whichever server. */
export type Imports = ReturnType<typeof createImports>;

interface Dependencies extends Pick<ImportOptions, 'fetchPicture'> {
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly log: Log;
}

/** Creates the imports of a server. */
export function createImports({ db, pictures, log, ...options }: Dependencies) {
  const aborting = new AbortController();
  let running: Promise<void> | undefined;
  const update = async (fields: Partial<Table>) => {
    await db
      .updateTable('import_run')
      .set({ seen_at: Date.now(), ...fields })
      .where('id', '=', 1)
      .execute();
  };
  const find = (from: Db) =>
    from.selectFrom('import_run').selectAll().where('id', '=', 1).executeTakeFirst();

  async function run(wxr: Wxr, by: ImportOptions['by']): Promise<void> {
    const timer = setInterval(() => void update({}).catch(() => {}), SEEN_INTERVAL_MS);
    try {
      const report = await importWordPress(wxr, {
        ...{ ...options, db, pictures, by },
        signal: aborting.signal,
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

  return {
    /** The last one; null before the first. */
    async last(): Promise<ImportRun | null> {
      const row = await find(db);
      return row ? toRun(row) : null;
    },
    /** Notes in a transaction that one begins. Throws a 409 if another one runs. */
    async claim(transaction: Db): Promise<ImportRun> {
      const row = await find(transaction);
      if (row && toRun(row).isRunning) throw new HttpError(importErrors.isRunning);
      const now = Date.now();
      const begun = { started_at: now, seen_at: now, done: 0, total: 0 };
      const ended = { report: null, failure: null };
      const claimed = await transaction
        .insertInto('import_run')
        .values({ id: 1, ...begun, ...ended })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...begun, ...ended })
            // Another request may have claimed it since.
            .where('import_run.started_at', '=', row?.started_at ?? -1),
        )
        .returningAll()
        .executeTakeFirst();
      if (!claimed) throw new HttpError(importErrors.isRunning);
      return toRun(claimed);
    },
    /** Runs the one that was claimed. Never rejects: the table says how it went. */
    async run(wxr: Wxr, by: ImportOptions['by']): Promise<void> {
      running = run(wxr, by);
      await running;
    },
    /** Ends what runs after the post that is being written. */
    async stop(): Promise<void> {
      aborting.abort();
      await running;
    },
  };
}

function toRun({ started_at, seen_at, done, total, report, failure }: Table): ImportRun {
  const parsed = v.safeParse(importReportSchema, report === null ? null : JSON.parse(report));
  const isOpen = report === null && failure === null;
  const isRunning = isOpen && Date.now() - seen_at < LOST_AFTER_MS;
  return {
    ...{ startedAt: started_at, isRunning, done, total },
    report: parsed.success ? parsed.output : null,
    failure: isOpen && !isRunning ? BROKEN_OFF : failure,
  };
}
