import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY_MS } from '#src/lib/time.ts';
import type { Db } from '../storage/schema.ts';
import { cookieOptions, hashToken, newToken } from './tokens.ts';

/** A browser is known for this time after a sign-in: 400 days, the most that browsers keep. */
export const KNOWN_MS = 400 * DAY_MS;

const COOKIE = 'browser';

/** Returns the key of a browser in which this account has signed in (OWASP's device cookie). */
export async function knownBrowserOf(
  db: Db,
  c: Context,
  username: string,
): Promise<string | undefined> {
  const token = getCookie(c, COOKIE, 'host');
  if (!token) return undefined;
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('accounts', 'accounts.id', 'known_browsers.account_id')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('username', '=', username)
    .where('known_browsers.seen_at', '>', Date.now() - KNOWN_MS)
    .executeTakeFirst();
  return row?.token_hash;
}

/** Remembers that an account has signed in with this browser, by the hash of a cookie's token. */
export async function rememberBrowser(db: Db, c: Context, accountId: string): Promise<void> {
  const sent = getCookie(c, COOKIE, 'host');
  const token = sent && (await isIssued(db, hashToken(sent))) ? sent : newToken();
  const row = { token_hash: hashToken(token), account_id: accountId, seen_at: Date.now() };
  await db
    .insertInto('known_browsers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({ seen_at: row.seen_at }),
    )
    .execute();
  setCookie(c, COOKIE, token, { ...cookieOptions, maxAge: KNOWN_MS / 1000 });
}

/** True if a token comes from this server. Never one that the browser brings along. */
async function isIssued(db: Db, tokenHash: string): Promise<boolean> {
  const query = db.selectFrom('known_browsers').select('account_id').limit(1);
  return (await query.where('token_hash', '=', tokenHash).executeTakeFirst()) !== undefined;
}
