import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { accountEndpoints, accountErrors } from '#contracts/accounts.ts';
import { auditActions, UNKNOWN_USERNAME } from '#contracts/audit.ts';
import { sessionEndpoints, signInErrors } from '#contracts/session.ts';
import { HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import { limitKeyOf } from '../http/clientAddress.ts';
import type { Database } from '../storage/schema.ts';
import { withoutNul } from '../storage/withoutNul.ts';
import { type Account, redeemLink, setPasswordHash } from './accounts.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, enforceRateLimit, resetAttempts } from './limits.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  removeCookie,
  type Session,
  startSession,
} from './sessions.ts';

/** Creates the endpoints for signing in and out, and for one's own password and sessions. */
export function createSessionApi(db: Kysely<Database>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  async function signInAs(account: Account, c: Context<ApiEnv>, session: Session | undefined) {
    const { username, role } = account;
    if (session) await endSession(db, session.account.id, session.id);
    await startSession(db, c, account.id);
    const { access, address } = c.var;
    await access.audit({ username, action: auditActions.signedIn, address });
    return { account: { username, role } };
  }

  route(app, sessionEndpoints.getSession, ({ session }) => {
    if (!session) return { account: null };
    const { username, role } = session.account;
    return { account: { username, role } };
  });

  route(app, sessionEndpoints.signIn, async ({ c, body: { username, password }, session }) => {
    const { access, address } = c.var;
    const accountKey = `account ${username}`;
    await enforceRateLimit(db, `address ${limitKeyOf(address)}`, ADDRESS_LIMIT);
    await enforceRateLimit(db, accountKey, ACCOUNT_LIMIT);
    const query = db
      .selectFrom('accounts')
      .selectAll()
      .where('username', '=', withoutNul(username));
    const account = await query.executeTakeFirst();
    if (!(await verifyPassword(password, account?.password_hash)) || !account) {
      const known = account?.username ?? UNKNOWN_USERNAME;
      await access.audit({ username: known, action: auditActions.failedSignIn, address });
      throw new HttpError(signInErrors.wrongCredentials);
    }
    await resetAttempts(db, accountKey);
    return signInAs(account, c, session);
  });

  route(app, sessionEndpoints.signOut, async ({ c, session }) => {
    if (session) await endSession(db, session.account.id, session.id);
    removeCookie(c);
    return undefined;
  });

  route(app, sessionEndpoints.setPassword, async ({ c, body: { token, ...sent }, session }) => {
    await enforceRateLimit(db, `address ${limitKeyOf(c.var.address)}`, ADDRESS_LIMIT);
    return signInAs(await redeemLink(db, token, sent), c, session);
  });

  route(app, accountEndpoints.changePassword, async ({ body, session }) => {
    const { account } = session;
    const accountKey = `account ${account.username}`;
    await enforceRateLimit(db, accountKey, ACCOUNT_LIMIT);
    const query = db.selectFrom('accounts').select('password_hash').where('id', '=', account.id);
    const stored = await query.executeTakeFirst();
    if (!(await verifyPassword(body.current, stored?.password_hash))) {
      throw new HttpError(accountErrors.wrongPassword);
    }
    await resetAttempts(db, accountKey);
    const problem = passwordProblem(body.password, account.username);
    if (problem) throw new HttpError(problem);
    await setPasswordHash(db, account.id, await hashPassword(body.password));
    await endOtherSessions(db, session);
    return undefined;
  });

  route(app, accountEndpoints.listSessions, async ({ session: { account, id } }) => {
    const sessions = await listSessions(db, account.id);
    return sessions.map((each) => ({ ...each, isCurrent: each.id === id }));
  });

  route(app, accountEndpoints.endOtherSessions, async ({ session }) => {
    await endOtherSessions(db, session);
    return undefined;
  });

  route(app, accountEndpoints.endSession, async ({ id, session }) => {
    await endSession(db, session.account.id, withoutNul(id));
    return undefined;
  });
  return app;
}
