import { type Context, Hono } from 'hono';
import { accountEndpoints, accountErrors } from '#contracts/accounts.ts';
import { auditActions, UNKNOWN_USERNAME } from '#contracts/audit.ts';
import { linkErrors, sessionEndpoints, signInErrors } from '#contracts/session.ts';
import { HttpError } from '../api/HttpError.ts';
import {
  ACCOUNT_LIMIT,
  ADDRESS_LIMIT,
  consumeAttempt,
  enforceRateLimit,
  type Limit,
  refundAttempt,
  retryAfter,
} from '../api/limits.ts';
import { type ApiEnv, route } from '../api/route.ts';
import { limitKeyOf } from '../http/clientAddress.ts';
import type { Db } from '../storage/schema.ts';
import { findLink, redeemLink, setPasswordHash } from './accounts.ts';
import { audit, auditFailedSignIn, listAttacks } from './audit.ts';
import { knownBrowserOf, rememberBrowser } from './knownBrowsers.ts';
import { hashPassword, newPasswordProblem, verifyPassword } from './passwords.ts';
import {
  type Account,
  endOtherSessions,
  endSession,
  listSessions,
  removeCookie,
  type Session,
  startSession,
} from './sessions.ts';

const signedIn = ({ username, role }: Account) => ({ account: { username, role } });

const waitAMinute = () => new HttpError(signInErrors.tooManyAttempts, retryAfter(60));

/** Creates the endpoints for signing in and out, and for one's own password and sessions. */
export function createSessionApi(db: Db): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  /** Begins a session in place of the one that the browser has, all in one transaction. */
  async function beginSession(
    transaction: Db,
    c: Context<ApiEnv>,
    { id, username }: Account,
    session: Session | undefined,
  ) {
    if (session) await endSession(transaction, session.id);
    await startSession(transaction, c, id);
    await rememberBrowser(transaction, c, id);
    const { address } = c.var;
    await audit(transaction, { username, action: auditActions.signedIn, address });
  }

  route(app, sessionEndpoints.getSession, async ({ session }) => {
    if (!session) return { account: null, attacks: [] };
    const { username, role } = session.account;
    const attacks = await listAttacks(db, role === 'owner' ? undefined : username);
    return { ...signedIn(session.account), attacks };
  });

  route(app, sessionEndpoints.signIn, async ({ c, body: { username, password }, session }) => {
    const { address } = c.var;
    const browser = await knownBrowserOf(db, c, username);
    // A browser that has signed in before has an allowance that no stranger can use up.
    const allowances: readonly [key: string, limit: Limit][] = browser
      ? [[`browser ${browser}`, ACCOUNT_LIMIT]]
      : [
          [`address ${limitKeyOf(address)}`, ADDRESS_LIMIT],
          [`account ${username}`, ACCOUNT_LIMIT],
        ];
    for (const [key, limit] of allowances) {
      // The same wait for everyone: it tells nothing about the attempts of others.
      if ((await consumeAttempt(db, key, limit)) > 0) throw waitAMinute();
    }
    const query = db.selectFrom('accounts').selectAll().where('username', '=', username);
    const account = await query.executeTakeFirst();
    const refund = async (transaction: Db) => {
      for (const [key, limit] of allowances) await refundAttempt(transaction, key, limit);
    };
    const isKnown = browser !== undefined;
    const isRight = await verifyPassword(password, account?.password_hash, isKnown).catch(
      async (error) => {
        // The server was too busy to look.
        await refund(db);
        throw error;
      },
    );
    if (!isRight || !account || account.blocked_at !== null) {
      const known = account?.username ?? UNKNOWN_USERNAME;
      await auditFailedSignIn(db, known, address);
      throw new HttpError(signInErrors.wrongCredentials);
    }
    await db.transaction().execute(async (transaction) => {
      // Meanwhile the account may have been blocked, deleted, or given another password.
      const query = transaction
        .updateTable('accounts')
        .set({ signed_in_at: Date.now() })
        .where('id', '=', account.id)
        .where('password_hash', '=', account.password_hash)
        .where('blocked_at', 'is', null);
      const { numUpdatedRows } = await query.executeTakeFirst();
      if (numUpdatedRows === 0n) throw new HttpError(signInErrors.wrongCredentials);
      await refund(transaction);
      await beginSession(transaction, c, account, session);
    });
    return signedIn(account);
  });

  route(app, sessionEndpoints.signOut, async ({ c, session }) => {
    if (session) await endSession(db, session.id);
    removeCookie(c);
  });

  /** Only a bad link counts, so guesses of others never block somebody with a good one. */
  async function limitBadLinks<Result>(
    address: string,
    use: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await use();
    } catch (error) {
      if (error instanceof HttpError && error.status === linkErrors.invalid.status) {
        await enforceRateLimit(db, `address ${limitKeyOf(address)}`, ADDRESS_LIMIT);
      }
      throw error;
    }
  }

  route(app, sessionEndpoints.checkLink, ({ c, body: { token } }) =>
    limitBadLinks(c.var.address, async () => {
      const { username } = await findLink(db, token);
      return { username };
    }),
  );

  route(app, sessionEndpoints.setPassword, ({ c, body: { token, ...sent }, session }) =>
    limitBadLinks(c.var.address, async () => {
      const account = await redeemLink(db, token, sent, async (transaction, redeemed) => {
        const { username } = redeemed;
        const action = auditActions.passwordSet;
        await audit(transaction, { username, action, address: c.var.address });
        await beginSession(transaction, c, redeemed, session);
      });
      return signedIn(account);
    }),
  );

  route(
    app,
    accountEndpoints.changePassword,
    async ({ body, session: { account } }) => {
      // Of its own: guesses at the sign-in do not keep the owner from a new password.
      const key = `password ${account.id}`;
      await enforceRateLimit(db, key, ACCOUNT_LIMIT);
      const query = db.selectFrom('accounts').select('password_hash').where('id', '=', account.id);
      const stored = await query.executeTakeFirst();
      if (!(await verifyPassword(body.current, stored?.password_hash, true))) {
        throw new HttpError(accountErrors.wrongPassword);
      }
      await refundAttempt(db, key, ACCOUNT_LIMIT);
      const problem = await newPasswordProblem(
        body.password,
        account.username,
        stored?.password_hash,
      );
      if (problem) throw new HttpError(problem);
      return hashPassword(body.password);
    },
    async ({ c, session, transaction = db, prepared }) => {
      await setPasswordHash(transaction, session.account.id, prepared);
      await rememberBrowser(transaction, c, session.account.id);
      await endOtherSessions(transaction, session);
    },
  );

  route(app, accountEndpoints.listSessions, ({ session }) =>
    listSessions(db, session.account.id, session),
  );

  route(app, accountEndpoints.endOtherSessions, ({ session, transaction = db }) =>
    endOtherSessions(transaction, session),
  );

  route(app, accountEndpoints.endSession, async ({ c, id, session, transaction = db }) => {
    const { account } = session;
    const username = await endSession(
      transaction,
      id,
      account.role === 'owner' ? undefined : account.id,
    );
    if (username === undefined) c.set('hasChangedNothing', true);
    else if (username !== account.username) c.set('title', username);
  });
  return app;
}
