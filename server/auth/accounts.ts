import { randomUUID } from 'node:crypto';
import { LINK_HOURS, usernameTaken } from '#contracts/accounts.ts';
import { linkErrors } from '#contracts/session.ts';
import { HOUR_MS } from '#src/lib/time.ts';
import { found, HttpError } from '../api/HttpError.ts';
import type { Db } from '../storage/schema.ts';
import { hashPassword, newPasswordProblem } from './passwords.ts';
import type { Account } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** The time for which a link works, in ms. */
export const LINK_MS = LINK_HOURS * HOUR_MS;

/** True if nobody has an account yet. */
export async function hasNoAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Creates an account without a password. Throws a 409 if the username is taken. */
export async function createAccount(
  db: Db,
  { username, role }: Pick<Account, 'username' | 'role'>,
): Promise<Account> {
  const account = { id: randomUUID(), username, role };
  const fresh = { password_hash: null, blocked_at: null, signed_in_at: null };
  const inserted = await db
    .insertInto('accounts')
    .values({ ...account, ...fresh, created_at: Date.now() })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  found(inserted, usernameTaken(username));
  return account;
}

/** Creates a link that sets a password once, or without an account creates the first owner. */
export async function createLink(db: Db, accountId: string | null): Promise<string> {
  const token = newToken();
  if (accountId !== null) {
    await db.deleteFrom('links').where('account_id', '=', accountId).execute();
  }
  const expires_at = Date.now() + LINK_MS;
  const row = { token_hash: hashToken(token), account_id: accountId, expires_at };
  await db.insertInto('links').values(row).execute();
  return token;
}

/** The account of a link: that of the first owner has none. Throws a 403 for a bad link. */
export async function findLink(db: Db, token: string) {
  const now = Date.now();
  const link = await db
    .selectFrom('links')
    .leftJoin('accounts', 'accounts.id', 'links.account_id')
    .select(['links.account_id', 'accounts.username', 'accounts.role', 'accounts.password_hash'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    // A time further ahead is of a clock that was; those of servers differ by less than an hour.
    .where('expires_at', '<=', now + LINK_MS + HOUR_MS)
    .executeTakeFirst();
  if (!link || (link.account_id === null && !(await hasNoAccount(db)))) {
    throw new HttpError(linkErrors.invalid);
  }
  return link;
}

/**
 * Sets the password of the account of a link, and ends its sessions. The link of the first owner
 * creates the account with this username. `then` runs in the same transaction. Throws a 400 for a
 * bad password and a 403 for a bad link.
 */
export async function redeemLink(
  db: Db,
  token: string,
  { username, password }: { username?: string | undefined; password: string },
  then: (transaction: Db, account: Account) => Promise<void>,
): Promise<Account> {
  const link = await findLink(db, token);
  const name = link.username ?? username;
  if (name === undefined) throw new HttpError({ status: 400, message: 'username is required' });
  const problem = await newPasswordProblem(password, name, link.password_hash);
  if (problem) throw new HttpError(problem);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('links')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    const isFirst = link.account_id === null;
    if (used.numDeletedRows === 0n || (isFirst && !(await hasNoAccount(transaction)))) {
      throw new HttpError(linkErrors.invalid);
    }
    if (isFirst) await transaction.deleteFrom('links').where('account_id', 'is', null).execute();
    const account = isFirst
      ? await createAccount(transaction, { username: name, role: 'owner' })
      : { id: link.account_id ?? '', username: name, role: link.role ?? 'editor' };
    await setPasswordHash(transaction, account.id, passwordHash);
    const set = { signed_in_at: Date.now() };
    await transaction.updateTable('accounts').set(set).where('id', '=', account.id).execute();
    await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute();
    await then(transaction, account);
    return account;
  });
}

/** Replaces the password of an account, and forgets the browsers that used the old one. */
export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('known_browsers').where('account_id', '=', id).execute();
}
