import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { accountEndpoints, accountErrors } from '#contracts/accounts.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { found, HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Database } from '../storage/schema.ts';
import {
  createAccount,
  createLink,
  deleteAccount,
  LINK_MS,
  listAccounts,
  updateAccount,
} from './accounts.ts';
import { listAudit } from './audit.ts';

/** Creates the endpoints of the accounts and of the audit log, for owners. */
export function createAccountsApi(db: Kysely<Database>, origin: string): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  async function linkFor(transaction: Kysely<Database>, accountId: string) {
    const expiresAt = Date.now() + LINK_MS;
    return { link: `${origin}/admin#link=${await createLink(transaction, accountId)}`, expiresAt };
  }

  route(app, accountEndpoints.listAccounts, () => listAccounts(db));
  route(app, accountEndpoints.createAccount, async ({ body, transaction = db }) => {
    const account = await createAccount(transaction, body);
    return { account, ...(await linkFor(transaction, account.id)) };
  });
  route(app, accountEndpoints.updateAccount, ({ id, body, session, transaction = db }) => {
    if (body.isBlocked && id === session.account.id) throw new HttpError(accountErrors.blockSelf);
    return updateAccount(transaction, id, body);
  });
  route(app, accountEndpoints.deleteAccount, async ({ id, transaction = db }) => {
    await deleteAccount(transaction, id);
    return undefined;
  });
  // A new link for somebody who has forgotten the password.
  route(app, accountEndpoints.createLink, async ({ id, transaction = db }) => {
    const [listed] = await listAccounts(transaction, id);
    const account = found(listed, accountErrors.noAccount);
    if (account.isBlocked) throw new HttpError(accountErrors.blocked);
    return linkFor(transaction, account.id);
  });
  route(app, auditEndpoints.listAudit, () => listAudit(db));
  return app;
}
