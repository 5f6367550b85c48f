import { hash } from 'node:crypto';
import { keyErrors } from '#contracts/idempotencyKey.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { HttpError } from '../api/HttpError.ts';
import type { KeyedRequest } from '../api/route.ts';
import type { Db } from './schema.ts';

/** A key is known for 7 days, because a draft of the dashboard outlives a weekend. */
export const KEY_MS = 7 * DAY_MS;

/**
 * Returns the id of what the first request with this key has created: `id` itself if this is the
 * first. Must be in the transaction that creates it: one that comes at the same time waits for its
 * end. Throws a 422 if the first one had another body.
 */
export async function claimKey(
  transaction: Db,
  request: KeyedRequest | undefined,
  id: string,
): Promise<string> {
  if (!request) return id;
  const key_hash = hash('sha256', `${request.scope}\n${request.key}`);
  const body_hash = hash('sha256', request.body);
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key_hash, body_hash, created_id: id, created_at: Date.now() })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('created_id')
    .executeTakeFirst();
  if (claimed) return id;
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'created_id'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== body_hash) throw new HttpError(keyErrors.reused);
  return first.created_id;
}

/** Forgets the key of what has been deleted, which may be sent again. */
export async function forgetKeyOf(db: Db, id: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_id', '=', id).execute();
}
