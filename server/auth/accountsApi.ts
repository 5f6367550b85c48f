import { Hono } from 'hono';
import { accountEndpoints, accountErrors } from '#contracts/accounts.ts';
import { found, HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Db } from '../storage/schema.ts';
import {
  createAccount,
  createLink,
  deleteAccount,
  LINK_MS,
  listAccounts,
  updateAccount,
} from './accounts.ts';
import { listSessions } from './sessions.ts';

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
    if (body.isBlocked && id === session.account.id) throw new HttpError(accountErrors.blockSelf);
    const [before] = await listAccounts(transaction, id);
    const account = await updateAccount(transaction, id, body);
    const { username, role, isBlocked } = account;
    if (before?.role === role && before.isBlocked === isBlocked) c.set('hasChangedNothing', true);
    c.set('title', `${username}, ${role}${isBlocked ? ', blocked' : ''}`);
    return account;
  });
  route(app, accountEndpoints.listAccountSessions, async ({ id, session }) => {
    found((await listAccounts(db, id))[0], accountErrors.noAccount);
    return listSessions(db, id, session);
  });
  route(app, accountEndpoints.deleteAccount, async ({ c, id, transaction = db }) => {
    c.set('title', await deleteAccount(transaction, id));
  });
  // A new link for somebody who has forgotten the password.
  route(app, accountEndpoints.createLink, async ({ c, id, transaction = db }) => {
    const [listed] = await listAccounts(transaction, id);
    const account = found(listed, accountErrors.noAccount);
    if (account.isBlocked) throw new HttpError(accountErrors.blocked);
    c.set('title', account.username);
    return linkFor(transaction, account.id);
  });
  return app;
}
