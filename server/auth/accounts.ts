import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { accountErrors, usernameTaken } from '#contracts/accounts.ts';
import { linkErrors, type Role } from '#contracts/session.ts';
import { HttpError } from '../api/HttpError.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Database } from '../storage/schema.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';

/** A person who may sign in. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}

/** How long a link works: a day. */
export const LINK_MS = 24 * 3_600_000;

/** Whether nobody has an account yet. */
export async function hasNoAccount(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Every account, and whether it has a password yet. */
export async function listAccounts(db: Kysely<Database>) {
  const rows = await db.selectFrom('accounts').selectAll().orderBy('username').execute();
  return rows.map(({ password_hash, created_at, ...account }) => ({
    ...account,
    createdAt: created_at,
    isActive: password_hash !== null,
  }));
}

/** Creates an account without a password. Throws a 409 if the username is taken. */
export async function createAccount(
  db: Kysely<Database>,
  { username, role }: Pick<Account, 'username' | 'role'>,
): Promise<Account> {
  const account = { id: randomUUID(), username, role };
  const result = await db
    .insertInto('accounts')
    .values({ ...account, password_hash: null, created_at: Date.now() })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) {
    throw new HttpError(usernameTaken(username));
  }
  return account;
}

/** Deletes an account with its sessions. Throws if it does not exist or is the only owner. */
export async function deleteAccount(db: Kysely<Database>, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Locks the rows: two owners cannot delete each other at the same time.
    const owners = transaction.updateTable('accounts').set({ role: 'owner' });
    const ownerIds = await owners.where('role', '=', 'owner').returning('id').execute();
    if (ownerIds.length === 1 && ownerIds[0]?.id === id) {
      throw new HttpError(accountErrors.lastOwner);
    }
    const result = await transaction.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw new HttpError(accountErrors.noAccount);
  });
}

/**
 * Creates a link that sets the password of an account once, or without an account creates the first
 * owner. It replaces earlier links of the same kind. Returns its token.
 */
export async function createLink(db: Kysely<Database>, accountId: string | null): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (transaction) => {
    await transaction
      .deleteFrom('links')
      .where('account_id', 'is not distinct from', accountId)
      .execute();
    const row = {
      token_hash: hashToken(token),
      account_id: accountId,
      expires_at: Date.now() + LINK_MS,
    };
    await transaction.insertInto('links').values(row).execute();
  });
  return token;
}

/**
 * Sets the password of the account of a link, and ends its sessions. The link of the first owner
 * creates the account with this username. `then` runs in the same transaction. Throws a 400 for a bad password and a 403 for a bad link.
 */
export async function redeemLink(
  db: Kysely<Database>,
  token: string,
  { username, password }: { username?: string | undefined; password: string },
  then: (transaction: Kysely<Database>, account: Account) => Promise<void>,
): Promise<Account> {
  const tokenHash = hashToken(token);
  const link = await db
    .selectFrom('links')
    .leftJoin('accounts', 'accounts.id', 'links.account_id')
    .select(['links.account_id', 'accounts.username', 'accounts.role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  if (!link) throw new HttpError(linkErrors.invalid);
  const name = link.username ?? username;
  if (name === undefined) throw new HttpError({ status: 400, message: 'username is required' });
  const problem = passwordProblem(password, name);
  if (problem) throw new HttpError(problem);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const used = await transaction
      .deleteFrom('links')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    const isFirst = link.account_id === null;
    if (used.numDeletedRows === 0n || (isFirst && !(await hasNoAccount(transaction)))) {
      throw new HttpError(linkErrors.invalid);
    }
    const account = isFirst
      ? await createAccount(transaction, { username: name, role: 'owner' })
      : { id: link.account_id ?? '', username: name, role: link.role ?? 'editor' };
    await setPasswordHash(transaction, account.id, passwordHash);
    await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute();
    await then(transaction, account);
    return account;
  });
}

/** Replaces the password of an account. */
export async function setPasswordHash(
  db: Kysely<Database>,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}
