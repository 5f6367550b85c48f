import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { tooManyAttempts } from '#contracts/endpoint.ts';
import { MINUTE_MS } from '#src/lib/time.ts';
import type { Db } from '../storage/schema.ts';
import { HttpError } from './HttpError.ts';

/** `burst` attempts at once, and then one in each interval. */
export interface Limit {
  readonly burst: number;
  readonly intervalMs: number;
}

/** Wrong passwords for an account, from one browser that its owner has used, or from all others. */
export const ACCOUNT_LIMIT: Limit = { burst: 5, intervalMs: MINUTE_MS };
/** Wrong passwords and bad links from an address. The sign-in says: one minute. */
export const ADDRESS_LIMIT: Limit = { burst: 50, intervalMs: MINUTE_MS };
/** Contact messages from an address: 20 in an hour. */
export const MESSAGE_LIMIT: Limit = { burst: 20, intervalMs: 180_000 };

/**
 * Counts an attempt in one statement, which is right in a burst, after a restart and with several
 * servers. Returns 0 if the attempt is allowed, else the time in ms until one is. Each attempt that
 * is allowed moves the time at which all are forgotten by an interval (the generic cell rate
 * algorithm), so the window moves and never starts anew. A time that is further away than
 * a whole burst comes from a clock that was ahead, and is cut: no wait is longer than an interval.
 */
export async function consumeAttempt(
  db: Db,
  key: string,
  { burst, intervalMs }: Limit,
  now = Date.now(),
): Promise<number> {
  const latest = now + (burst - 1) * intervalMs;
  const end = latest + intervalMs;
  const isBlocked = sql<boolean>`limits.forgotten_at > ${integer(latest)}`;
  const next = sql<number>`CASE
    WHEN limits.forgotten_at > ${integer(end)} THEN ${integer(end)}
    WHEN ${isBlocked} THEN limits.forgotten_at
    WHEN limits.forgotten_at > ${integer(now)} THEN limits.forgotten_at + ${integer(intervalMs)}
    ELSE ${integer(now + intervalMs)} END`;
  const row = { key: hashKey(key), forgotten_at: now + intervalMs, is_admitted: 1 };
  const result = await db
    .insertInto('limits')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        forgotten_at: next,
        is_admitted: sql<number>`CASE WHEN ${isBlocked} THEN 0 ELSE 1 END`,
      }),
    )
    .returning(['is_admitted', 'forgotten_at'])
    .executeTakeFirstOrThrow();
  return result.is_admitted === 1 ? 0 : result.forgotten_at - latest;
}

/** PostgreSQL cannot tell the type of a parameter in an expression. */
const integer = (value: number) => sql<number>`CAST(${value} AS BIGINT)`;

/** Counts an attempt. Throws a 429 if the client has to wait. */
export async function enforceRateLimit(db: Db, key: string, limit: Limit): Promise<void> {
  const seconds = Math.ceil((await consumeAttempt(db, key, limit)) / 1000);
  if (seconds > 0) throw new HttpError(tooManyAttempts(seconds), retryAfter(seconds));
}

/** The header that says how many seconds to wait. */
export const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** Takes an attempt back, because it has succeeded: only those that fail count. */
export async function refundAttempt(db: Db, key: string, { intervalMs }: Limit): Promise<void> {
  await db
    .updateTable('limits')
    .set({ forgotten_at: sql<number>`forgotten_at - ${integer(intervalMs)}` })
    .where('key', '=', hashKey(key))
    .execute();
}

/** Keys hold what visitors typed: of any length, and perhaps a password in the wrong field. */
const hashKey = (key: string) => hash('sha256', key);
