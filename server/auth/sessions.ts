import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sql } from 'kysely';
import type { ListedSession } from '#contracts/accounts.ts';
import { commonErrors } from '#contracts/endpoint.ts';
import {
  SESSION_COOKIE,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
  type Account as SignedInAccount,
} from '#contracts/session.ts';
import { HOUR_MS, MINUTE_MS } from '#src/lib/time.ts';
import { found } from '../api/HttpError.ts';
import type { Db } from '../storage/schema.ts';
import { cookieOptions, hashToken, newToken } from './tokens.ts';

/** The time for which a session lasts without a request, and in any case, in ms. */
export const IDLE_MS = SESSION_IDLE_MINUTES * MINUTE_MS;
export const ABSOLUTE_MS = SESSION_HOURS * HOUR_MS;

/** A person who may sign in. */
export type Account = SignedInAccount & { readonly id: string };

/** A condition for sessions that have not ended. Times may be in the future by `IDLE_MS`. */
export const isOpen = (now = Date.now()) => sql<boolean>`
  sessions.seen_at > ${now - IDLE_MS} AND sessions.created_at > ${now - ABSOLUTE_MS}
  AND sessions.seen_at < ${now + IDLE_MS} AND sessions.created_at < ${now + IDLE_MS}`;

/** The time of the last request is stored at most once in this time: not every request writes. */
const TOUCH_MS = MINUTE_MS;

/** A session, and the account that it belongs to. */
export interface Session {
  readonly id: string;
  readonly account: Account;
}

/** Starts a session and sets its cookie. */
export async function startSession(db: Db, c: Context, accountId: string): Promise<void> {
  const token = newToken();
  const now = Date.now();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id: randomUUID(),
      account_id: accountId,
      created_at: now,
      seen_at: now,
      user_agent: (c.req.header('user-agent') ?? '').slice(0, 200),
    })
    .execute();
  setCookie(c, SESSION_COOKIE, token, { ...cookieOptions, maxAge: ABSOLUTE_MS / 1000 });
}

/** Removes the cookie of the session. */
export const removeCookie = (c: Context) => deleteCookie(c, SESSION_COOKIE, cookieOptions);

/** The session of a request; undefined without one, or if it has ended. */
export async function findSession(db: Db, c: Context): Promise<Session | undefined> {
  const token = getCookie(c, SESSION_COOKIE, 'host');
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const now = Date.now();
  const row = await openSessions(db).where('token_hash', '=', tokenHash).executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, seen_at, ...account } = row;
  if (seen_at < now - TOUCH_MS) {
    const query = db.updateTable('sessions').set({ seen_at: now });
    const touch = query.where('token_hash', '=', tokenHash).execute();
    // A request that only reads does not wait until another process lets it write.
    touch.catch(() => {});
  }
  return { id: sessionId, account };
}

const openSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id as sessionId', 'seen_at', 'accounts.id', 'username', 'role'])
    .where('blocked_at', 'is', null)
    .where(isOpen());

/** A session, and locks its account until the transaction ends. Throws a 401 if it has ended. */
export async function lockSession(transaction: Db, { id, account }: Session): Promise<Session> {
  // An update locks rows in both databases. Owners lock all owners, in one order.
  const isOwn = sql<boolean>`id = ${account.id}`;
  await transaction
    .updateTable('accounts')
    .set(({ ref }) => ({ role: ref('role') }))
    .where(account.role === 'owner' ? sql<boolean>`${isOwn} OR role = 'owner'` : isOwn)
    .execute();
  const query = openSessions(transaction).where('sessions.id', '=', id);
  const row = found(await query.executeTakeFirst(), commonErrors.signInFirst);
  return { id, account: { id: row.id, username: row.username, role: row.role } };
}

/** The open sessions of an account, the last used first. `asking` is the current one. */
export async function listSessions(
  db: Db,
  accountId: string,
  asking: Session,
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'seen_at as seenAt', 'user_agent as userAgent'])
    .where('account_id', '=', accountId)
    .where(isOpen())
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row.id === asking.id }));
}

/** Ends a session, of this account if given. Returns its username; undefined if it is gone. */
export async function endSession(
  db: Db,
  id: string,
  accountId?: string,
): Promise<string | undefined> {
  let query = db.deleteFrom('sessions').where('id', '=', id);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  const ended = await query.returning('account_id').executeTakeFirst();
  if (!ended) return undefined;
  const account = db.selectFrom('accounts').select('username').where('id', '=', ended.account_id);
  return (await account.executeTakeFirst())?.username;
}

/** Ends all sessions of an account but one. */
export async function endOtherSessions(db: Db, { id, account }: Session) {
  const query = db.deleteFrom('sessions').where('account_id', '=', account.id);
  await query.where('id', '!=', id).execute();
}
