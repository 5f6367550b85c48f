import * as v from 'valibot';
import type { System } from '#contracts/system.ts';
import { bankSource, builtRates, isCurrency, type Rates } from '#src/domain/exchangeRates.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/time.ts';
import type { Log } from '../http/log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Db } from '../storage/schema.ts';
import { type BankRates, fetchRates } from './fetchRates.ts';

/** Rates that were read are good for this time: the bank is asked once a day. */
const GOOD_MS = 23 * HOUR_MS;

const MAX_CHANGE = 0.2;

const nprSchema = v.record(v.string(), v.number());

/** The NPR of each currency that the build knows. */
const builtNpr = Object.fromEntries(
  Object.entries(builtRates).map(([code, { npr }]) => [code, npr]),
);

const readRow = (db: Db) => db.selectFrom('bank_rates').selectAll().executeTakeFirst();

/** The rates that the bank has quoted last, and when they were read. */
async function readKept(db: Db): Promise<(BankRates & { readonly readAt: number }) | undefined> {
  const { day, npr, read_at } = (await readRow(db)) ?? {};
  if (!day || !npr || !read_at) return undefined;
  return { day, npr: v.parse(nprSchema, JSON.parse(npr)), readAt: read_at };
}

/** The rates for the pages: those of the bank, and of the build for currencies without one. */
export async function readRates(db: Db): Promise<Rates> {
  const kept = await readKept(db);
  if (!kept) return builtRates;
  const { day, npr } = kept;
  const source = bankSource(day, day);
  const ofBank = Object.entries(npr).filter(([code]) => isCurrency(code));
  return {
    ...builtRates,
    ...Object.fromEntries(ofBank.map(([code, rate]) => [code, { npr: rate, source }])),
  };
}

/** The day of the rates, and the reason of the last failure. */
export async function readRatesStatus(db: Db): Promise<NonNullable<System['rates']>> {
  const { day = null, failed_at, failure } = (await readRow(db)) ?? {};
  return { day, failure: failed_at && failure ? { at: failed_at, reason: failure } : null };
}

/**
 * Asks the bank for its rates if that is due, and keeps them. A failed try is repeated hourly, and
 * by a server that starts: its URL may be another one.
 */
export async function updateRates(
  db: Db,
  url: string,
  log: Log,
  now = Date.now(),
  isStart = false,
): Promise<void> {
  if (!(await claim(db, now, isStart))) return;
  try {
    const kept = await readKept(db);
    const days = Math.max(1, (now - (kept?.readAt ?? Date.parse(FIGURES_CHECKED))) / DAY_MS);
    const known = { ...builtNpr, ...kept?.npr };
    const { day, npr } = await fetchRates(url, known, days * MAX_CHANGE, { now });
    await db.transaction().execute(async (transaction) => {
      const row = { day, npr: JSON.stringify(npr), read_at: now, due_at: now + GOOD_MS };
      const success = { failed_at: null, failure: null };
      await transaction
        .updateTable('bank_rates')
        .set({ ...row, ...success })
        .execute();
      // So that each server renders the pages again.
      await transaction
        .updateTable('content_version')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .execute();
    });
    log('info', { message: 'Exchange rates', day });
  } catch (error) {
    const failure = reasonOf(error).slice(0, 300);
    await db.updateTable('bank_rates').set({ failed_at: now, failure }).execute();
    log('warn', { message: 'The exchange rates could not be read', error: failure });
  }
}

/** True if this process is to ask now. A time beyond a day comes from a clock that was ahead. */
async function claim(db: Db, now: number, isStart: boolean): Promise<boolean> {
  const due_at = now + HOUR_MS;
  const claimed = await db
    .insertInto('bank_rates')
    .values({ id: 1, due_at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ due_at })
        .where(({ eb, or }) =>
          or([
            eb('bank_rates.due_at', '<=', now),
            eb('bank_rates.due_at', '>', now + DAY_MS),
            ...(isStart ? [eb('bank_rates.failed_at', 'is not', null)] : []),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
