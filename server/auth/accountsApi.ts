import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { accountEndpoints, accountErrors } from '#contracts/accounts.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { found } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Database } from '../storage/schema.ts';
import { createAccount, createLink, deleteAccount, LINK_MS, listAccounts } from './accounts.ts';
import { listAudit } from './audit.ts';

/** Creates the endpoints of the accounts and of the audit log, for owners. */
export function createAccountsApi(db: Kysely<Database>, origin: string): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  async function linkFor(accountId: string): Promise<{ link: string; expiresAt: number }> {
    const expiresAt = Date.now() + LINK_MS;
    return { link: `${origin}/admin#link=${await createLink(db, accountId)}`, expiresAt };
  }

  route(app, accountEndpoints.listAccounts, () => listAccounts(db));
  route(app, accountEndpoints.createAccount, async ({ body }) => {
    const account = await createAccount(db, body);
    return { account, ...(await linkFor(account.id)) };
  });
  route(app, accountEndpoints.deleteAccount, async ({ id }) => {
    await deleteAccount(db, id);
    return undefined;
  });
  // A new link for somebody who has forgotten the password.
  route(app, accountEndpoints.createLink, async ({ id }) => {
    const query = db.selectFrom('accounts').select('id').where('id', '=', id);
    const account = found(await query.executeTakeFirst(), accountErrors.noAccount);
    return linkFor(account.id);
  });
  route(app, auditEndpoints.listAudit, () => listAudit(db));
  return app;
}
