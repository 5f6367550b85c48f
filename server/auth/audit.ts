import { sql } from 'kysely';
import {
  actionsOfKind,
  auditActions,
  MAX_TITLE_LENGTH,
  SERVER_ITSELF,
  UNKNOWN_USERNAME,
} from '#contracts/audit.ts';
import { createIds } from '#contracts/ids.ts';
import { ATTACK_COUNT, type Attack } from '#contracts/session.ts';
import { cutText } from '#src/lib/cutText.ts';
import { HOUR_MS } from '#src/lib/time.ts';
import type { LogEntry } from '../api/route.ts';
import type { Db } from '../storage/schema.ts';
import { type AuditStore, boundsOfDay } from './auditApi.ts';

const newId = createIds(Date.now);

/** The user in the log for what the server or one of its commands does. */
export const byServer = { username: SERVER_ITSELF, address: SERVER_ITSELF };

/** Adds a sign-in or a write to the audit log, with a title but no content. Returns its id. */
export async function audit(db: Db, { title, ...entry }: LogEntry): Promise<string> {
  const id = newId();
  await db
    .insertInto('audit')
    .values({
      id,
      at: Date.now(),
      ...entry,
      title: title === undefined ? null : cutText(title, MAX_TITLE_LENGTH),
      count: 1,
      counted_as: null,
    })
    .execute();
  return id;
}

/** The time of the last entry of the audit log, in ms; now if there is none. */
export async function readLastEntryTime(db: Db): Promise<number> {
  const newest = db.selectFrom('audit').select(({ fn }) => fn.max('at').as('at'));
  return (await newest.executeTakeFirst())?.at ?? Date.now();
}

/** Adds a wrong password to the audit log: one row for each account and hour, which counts. */
export async function auditFailedSignIn(
  db: Db,
  username: string,
  address: string,
  now = Date.now(),
): Promise<void> {
  const row = { id: newId(), at: now, address };
  await db
    .insertInto('audit')
    .values({
      ...row,
      username,
      action: auditActions.failedSignIn,
      title: null,
      count: 1,
      counted_as: `${Math.floor(now / HOUR_MS)} ${username}`,
    })
    .onConflict((conflict) =>
      conflict.column('counted_as').doUpdateSet({ ...row, count: sql<number>`audit.count + 1` }),
    )
    .execute();
}

/** The accounts with many wrong passwords in the last 24 hours: this one, or all. */
export async function listAttacks(db: Db, username?: string): Promise<Attack[]> {
  const sum = sql<number>`CAST(SUM(count) AS BIGINT)`;
  const now = Date.now();
  let query = db
    .selectFrom('audit')
    .select(['username', sum.as('count')])
    .where('action', '=', auditActions.failedSignIn)
    .where('username', '<>', UNKNOWN_USERNAME)
    .where('at', '>', now - 24 * HOUR_MS)
    // A time far ahead is of a clock that was.
    .where('at', '<=', now + HOUR_MS);
  if (username !== undefined) query = query.where('username', '=', username);
  return query.groupBy('username').having(sum, '>=', ATTACK_COUNT).orderBy('username').execute();
}

/** Reads the audit log from the database. */
export function createAuditStore(db: Db): AuditStore {
  return {
    list({ username, kind, day, before, limit }) {
      let query = db
        .selectFrom('audit')
        .select(['id', 'at', 'username', 'action', 'title', 'count', 'address']);
      if (username !== undefined) query = query.where('username', '=', username);
      if (kind !== undefined) {
        const { exact, prefixes } = actionsOfKind(kind);
        query = query.where((where) =>
          where.or([
            ...exact.map((action) => where('action', '=', action)),
            ...prefixes.map((prefix) => where('action', 'like', `${prefix}%`)),
          ]),
        );
      }
      if (day !== undefined) {
        const [from, to] = boundsOfDay(day);
        query = query.where('at', '>=', from).where('at', '<', to);
      }
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(limit).execute();
    },
    listUsernames: () =>
      db.selectFrom('audit').select('username').distinct().orderBy('username').execute(),
  };
}
