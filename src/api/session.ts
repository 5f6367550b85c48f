import {
  type Account,
  type Attack,
  type Credentials,
  type LinkedAccount,
  type NewPassword,
  sessionEndpoints,
} from '#contracts/session.ts';
import { requestJson } from './client.ts';

/** Who is signed in at the server; null if nobody is. */
export async function getServerAccount(signal?: AbortSignal): Promise<Account | null> {
  const options = signal ? { signal } : {};
  return (await requestJson(sessionEndpoints.getSession, options)).data.account;
}

/** The accounts that are attacked, of which this session may know. */
export async function listAttacks(signal: AbortSignal): Promise<Attack[]> {
  return (await requestJson(sessionEndpoints.getSession, { signal })).data.attacks;
}

/** Signs in at the server, which sets a cookie. */
export async function signInAtServer(body: Credentials): Promise<Account> {
  return (await requestJson(sessionEndpoints.signIn, { body })).data.account;
}

/** Ends the session at the server and removes its cookie. */
export async function signOutAtServer(): Promise<void> {
  await requestJson(sessionEndpoints.signOut);
}

/** Whose password a link sets. Does not use it up. */
export const checkPasswordLink = (
  token: string,
  signal: AbortSignal,
): Promise<{ data: LinkedAccount }> =>
  requestJson(sessionEndpoints.checkLink, { body: { token }, signal });

/** Sets the password of a link's account and signs it in. */
export async function setPasswordByLink(body: NewPassword): Promise<Account> {
  return (await requestJson(sessionEndpoints.setPassword, { body })).data.account;
}
