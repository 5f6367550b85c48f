import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tooManyAttempts } from '#contracts/endpoint.ts';
import { HttpError } from '../api/HttpError.ts';
import type { Database } from '../storage/schema.ts';

/** How many attempts pass without a wait, and after which pause the count starts again. */
export interface Limit {
  readonly free: number;
  readonly resetAfterMs: number;
}

const HOUR_MS = 3_600_000;
const FIRST_BLOCK_MS = 1_000;
const LONGEST_BLOCK_MS = 900_000;
/** After this many doublings of a second the block is longer than 15 minutes. */
const DOUBLINGS = 10;

export const ACCOUNT_LIMIT: Limit = { free: 5, resetAfterMs: 24 * HOUR_MS };
export const ADDRESS_LIMIT: Limit = { free: 50, resetAfterMs: HOUR_MS };
/** A visitor who sends more messages than this in an hour has to wait. */
export const MESSAGE_LIMIT: Limit = { free: 20, resetAfterMs: HOUR_MS };

/**
 * Counts an attempt in one statement, which is right in a burst, after a restart and with several
 * servers. Returns 0 if the attempt is allowed, else the time in ms until the next one is. The wait
 * after each allowed attempt doubles from a second to 15 minutes.
 */
export async function consumeAttempt(
  db: Kysely<Database>,
  key: string,
  { free, resetAfterMs }: Limit,
  now = Date.now(),
): Promise<number> {
  const row = { key: hashKey(key), count: 1, is_admitted: 1, blocked_until: 0, updated_at: now };
  const isBlocked = sql<boolean>`limits.blocked_until > ${integer(now)}`;
  const isReset = sql<boolean>`limits.updated_at < ${integer(now - resetAfterMs)}`;
  const count = sql<number>`CASE WHEN ${isReset} THEN 1 ELSE limits.count + 1 END`;
  const doublings = sql<number>`CAST(limits.count + 1 - ${integer(free)} AS INTEGER)`;
  // 0, not now, before there is a block: in a burst the time of the next attempt may be earlier.
  const blockedUntil = sql<number>`CASE
    WHEN ${isReset} OR limits.count + 1 < ${integer(free)} THEN 0
    WHEN limits.count + 1 >= ${integer(free + DOUBLINGS)} THEN ${integer(now + LONGEST_BLOCK_MS)}
    ELSE ${integer(now)} + (${integer(FIRST_BLOCK_MS)} << ${doublings}) END`;
  const unlessBlocked = (column: string, value: RawBuilder<number>) =>
    sql<number>`CASE WHEN ${isBlocked} THEN ${sql.ref(`limits.${column}`)} ELSE ${value} END`;
  const result = await db
    .insertInto('limits')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: unlessBlocked('count', count),
        is_admitted: sql<number>`CASE WHEN ${isBlocked} THEN 0 ELSE 1 END`,
        blocked_until: unlessBlocked('blocked_until', blockedUntil),
        updated_at: unlessBlocked('updated_at', integer(now)),
      }),
    )
    .returning(['is_admitted', 'blocked_until'])
    .executeTakeFirstOrThrow();
  return result.is_admitted === 1 ? 0 : result.blocked_until - now;
}

/** PostgreSQL cannot tell the type of a parameter in an expression. */
const integer = (value: number) => sql<number>`CAST(${value} AS BIGINT)`;

/** Counts an attempt. Throws a 429 if the client has to wait. */
export async function enforceRateLimit(
  db: Kysely<Database>,
  key: string,
  limit: Limit,
): Promise<void> {
  const seconds = Math.ceil((await consumeAttempt(db, key, limit)) / 1000);
  if (seconds <= 0) return;
  throw new HttpError(tooManyAttempts(seconds), { 'Retry-After': String(seconds) });
}

/** Resets the count of a key, after a success. */
export async function resetAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', hashKey(key)).execute();
}

/** Keys hold what visitors typed: of any length, and perhaps a password in the wrong field. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');
