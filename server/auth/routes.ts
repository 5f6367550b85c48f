import type { Kysely } from 'kysely';
import { object, optional, string } from 'valibot';
import { type ServerContext, type ServerRoute, withoutNul } from '../api/context.ts';
import { HttpError, messageResponse } from '../api/responses.ts';
import type { Access } from '../api/routing.ts';
import { parseJson, validate } from '../api/validation.ts';
import { limitKeyOf } from '../http/clientAddress.ts';
import type { Database } from '../storage/schema.ts';
import {
  type Account,
  createAccount,
  createLink,
  deleteAccount,
  LINK_MS,
  listAccounts,
  newAccountSchema,
  passwordSchema,
  redeemLink,
  setPasswordHash,
  usernameSchema,
} from './accounts.ts';
import { audit, listAudit } from './audit.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, admit, forgetAttempts } from './limits.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  REMOVE_COOKIE,
  type Session,
  startSession,
} from './sessions.ts';

const signInSchema = object({ username: string('must be text'), password: passwordSchema });
const linkSchema = object({
  token: string('must be text'),
  username: optional(usernameSchema),
  password: passwordSchema,
});
const changeSchema = object({ current: passwordSchema, password: passwordSchema });

/** The endpoints for sessions, passwords and accounts. */
export function authRoutes(db: Kysely<Database>, origin: string): ServerRoute[] {
  const route = (
    [method = '', path = '']: string[],
    access: Access,
    run: ServerRoute['run'],
  ): ServerRoute => ({ method, path: `/api${path}`, access, run });

  async function signInResponse(account: Account, context: ServerContext): Promise<Response> {
    const { session, request, address } = context;
    if (session) await endSession(db, session.account.id, session.id);
    const setCookie = await startSession(db, account.id, request.headers.get('user-agent') ?? '');
    await audit(db, { username: account.username, action: 'signed in', address });
    const { username, role } = account;
    return Response.json({ account: { username, role } }, { headers: { 'Set-Cookie': setCookie } });
  }

  async function signIn(context: ServerContext): Promise<Response> {
    const sent = validate(signInSchema, parseJson(context.body));
    const username = sent.username.trim().toLowerCase();
    const accountKey = `account ${username}`;
    await admit(db, `address ${limitKeyOf(context.address)}`, ADDRESS_LIMIT);
    await admit(db, accountKey, ACCOUNT_LIMIT);
    const query = db
      .selectFrom('accounts')
      .selectAll()
      .where('username', '=', withoutNul(username));
    const account = await query.executeTakeFirst();
    if (!(await verifyPassword(sent.password, account?.password_hash)) || !account) {
      // Not what was typed: it may be a password.
      const name = account?.username ?? '(unknown)';
      await audit(db, { username: name, action: 'failed to sign in', address: context.address });
      throw new HttpError(401, 'Invalid credentials.');
    }
    await forgetAttempts(db, accountKey);
    return signInResponse(account, context);
  }

  async function setPasswordByLink(context: ServerContext): Promise<Response> {
    const { token, ...sent } = validate(linkSchema, parseJson(context.body));
    await admit(db, `address ${limitKeyOf(context.address)}`, ADDRESS_LIMIT);
    return signInResponse(await redeemLink(db, token, sent), context);
  }

  async function changePassword({ session, body }: ServerContext): Promise<Response> {
    const { account, id } = required(session);
    const { current, password } = validate(changeSchema, parseJson(body));
    const accountKey = `account ${account.username}`;
    await admit(db, accountKey, ACCOUNT_LIMIT);
    const query = db.selectFrom('accounts').select('password_hash').where('id', '=', account.id);
    const stored = await query.executeTakeFirst();
    if (!(await verifyPassword(current, stored?.password_hash))) {
      throw new HttpError(403, 'The current password is not right.');
    }
    await forgetAttempts(db, accountKey);
    const problem = passwordProblem(password, account.username);
    if (problem) throw new HttpError(400, problem);
    await setPasswordHash(db, account.id, await hashPassword(password));
    await endOtherSessions(db, { id, account });
    return messageResponse(200, 'Password changed. All other sessions have ended.');
  }

  async function linkFor(accountId: string): Promise<{ link: string; expiresAt: number }> {
    const expiresAt = Date.now() + LINK_MS;
    return { link: `${origin}/admin#link=${await createLink(db, accountId)}`, expiresAt };
  }

  return [
    route(['GET', '/session'], 'public', ({ session }) => {
      const { username, role } = session?.account ?? {};
      return Response.json({ account: session ? { username, role } : null });
    }),
    route(['POST', '/session'], 'public', signIn),
    route(['DELETE', '/session'], 'public', async ({ session }) => {
      if (session) await endSession(db, session.account.id, session.id);
      return messageResponse(200, 'Signed out', { 'Set-Cookie': REMOVE_COOKIE });
    }),
    route(['POST', '/password'], 'public', setPasswordByLink),
    route(['PUT', '/password'], 'editor', changePassword),
    route(['GET', '/sessions'], 'editor', async ({ session }) => {
      const { account, id } = required(session);
      const sessions = await listSessions(db, account.id);
      return Response.json(sessions.map((each) => ({ ...each, isCurrent: each.id === id })));
    }),
    route(['DELETE', '/sessions'], 'editor', async ({ session }) => {
      await endOtherSessions(db, required(session));
      return messageResponse(200, 'All other sessions have ended');
    }),
    route(['DELETE', '/sessions/:id'], 'editor', async ({ session, id }) => {
      await endSession(db, required(session).account.id, withoutNul(id));
      return messageResponse(200, 'Session ended');
    }),
    route(['GET', '/accounts'], 'owner', async () => Response.json(await listAccounts(db))),
    route(['POST', '/accounts'], 'owner', async ({ body }) => {
      const account = await createAccount(db, validate(newAccountSchema, parseJson(body)));
      return Response.json({ account, ...(await linkFor(account.id)) }, { status: 201 });
    }),
    route(['DELETE', '/accounts/:id'], 'owner', async ({ id }) => {
      await deleteAccount(db, withoutNul(id));
      return messageResponse(200, 'Account deleted');
    }),
    // A new link for somebody who has forgotten the password.
    route(['POST', '/links/:id'], 'owner', async ({ id }) => {
      const query = db.selectFrom('accounts').select('id').where('id', '=', withoutNul(id));
      const account = await query.executeTakeFirst();
      if (!account) throw new HttpError(404, 'Account not found');
      return Response.json(await linkFor(account.id), { status: 201 });
    }),
    route(['GET', '/audit'], 'owner', async () => Response.json(await listAudit(db))),
  ];
}

function required(session: Session | undefined): Session {
  if (!session) throw new HttpError(401, SIGN_IN_FIRST);
  return session;
}

export const SIGN_IN_FIRST = 'Sign in to do this.';
