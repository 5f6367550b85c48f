import { Hono } from 'hono';
import { accountEndpoints, accountErrors, type ListedAccount } from '#contracts/accounts.ts';
import { found, HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Db } from '../storage/schema.ts';
import { createAccount, createLink, LINK_MS } from './accounts.ts';
import { isOpen, listSessions } from './sessions.ts';

/** Creates the endpoints of the accounts for owners. */
export function createAccountsApi(db: Db, origin: string): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  async function linkFor(transaction: Db, accountId: string) {
    const expiresAt = Date.now() + LINK_MS;
    return { link: `${origin}/admin#link=${await createLink(transaction, accountId)}`, expiresAt };
  }

  route(app, accountEndpoints.listAccounts, () => listAccounts(db));
  route(app, accountEndpoints.createAccount, async ({ c, body, transaction = db }) => {
    const account = await createAccount(transaction, body);
    c.set('title', `${account.username}, ${account.role}`);
    return { account, ...(await linkFor(transaction, account.id)) };
  });
  route(app, accountEndpoints.updateAccount, async ({ c, id, body, session, transaction = db }) => {
    const { role, isBlocked } = body;
    if (isBlocked && id === session.account.id) throw new HttpError(accountErrors.blockSelf);
    if (role === 'editor' || isBlocked) await assertOtherOwner(transaction, id);
    const before = await findAccount(transaction, id);
    const changes = { role, blocked_at: isBlocked ? Date.now() : null };
    await transaction.updateTable('accounts').set(changes).where('id', '=', id).execute();
    if (isBlocked) {
      for (const table of ['sessions', 'links', 'known_browsers'] as const) {
        await transaction.deleteFrom(table).where('account_id', '=', id).execute();
      }
    }
    if (before.role === role && before.isBlocked === isBlocked) c.set('hasChangedNothing', true);
    c.set('title', `${before.username}, ${role}${isBlocked ? ', blocked' : ''}`);
    return findAccount(transaction, id);
  });
  route(app, accountEndpoints.listAccountSessions, async ({ id, session }) => {
    await findAccount(db, id);
    return listSessions(db, id, session);
  });
  route(app, accountEndpoints.deleteAccount, async ({ c, id, transaction = db }) => {
    await assertOtherOwner(transaction, id);
    const { username } = await findAccount(transaction, id);
    await transaction.deleteFrom('accounts').where('id', '=', id).execute();
    c.set('title', username);
  });
  // A new link for somebody who has forgotten the password.
  route(app, accountEndpoints.createLink, async ({ c, id, transaction = db }) => {
    const { username, isBlocked } = await findAccount(transaction, id);
    if (isBlocked) throw new HttpError(accountErrors.blocked);
    c.set('title', username);
    return linkFor(transaction, id);
  });
  return app;
}

/** Every account by name, or one of them. */
async function listAccounts(db: Db, id?: string): Promise<ListedAccount[]> {
  let query = db
    .selectFrom('accounts')
    .select(['id', 'username', 'role', 'created_at as createdAt', 'signed_in_at as signedInAt'])
    .select(['password_hash', 'blocked_at'])
    .select((builder) =>
      builder
        .selectFrom('sessions')
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .where(isOpen())
        .select(builder.fn.countAll<number>().as('count'))
        .as('sessions'),
    )
    .orderBy('username');
  if (id !== undefined) query = query.where('id', '=', id);
  return (await query.execute()).map(({ password_hash, blocked_at, sessions, ...account }) => ({
    ...account,
    isActive: password_hash !== null,
    isBlocked: blocked_at !== null,
    sessions: sessions ?? 0,
  }));
}

/** Throws a 404 without this account. */
async function findAccount(db: Db, id: string): Promise<ListedAccount> {
  return found((await listAccounts(db, id))[0], accountErrors.noAccount);
}

/** Throws a 409 for the only owner. */
async function assertOtherOwner(transaction: Db, id: string): Promise<void> {
  // Locks the rows: two owners cannot remove each other at the same time.
  const owners = transaction.updateTable('accounts').set({ role: 'owner' });
  const query = owners
    .where('role', '=', 'owner')
    .where('blocked_at', 'is', null)
    .where('password_hash', 'is not', null);
  const ids = (await query.returning('id').execute()).map((owner) => owner.id);
  if (ids.length === 1 && ids[0] === id) throw new HttpError(accountErrors.lastOwner);
}
