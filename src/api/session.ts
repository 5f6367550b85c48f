import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot';
import type { Endpoint } from '#contracts/content.ts';
import { requestJson } from './client.ts';

/** What an account may do: an owner can also manage the accounts. */
export const roleSchema = picklist(['owner', 'editor']);

/** A person who may sign in at the server. */
const accountSchema = object({ username: string(), role: roleSchema });
const signedInSchema = object({ account: accountSchema });

export type Account = InferOutput<typeof accountSchema>;

const credentialsSchema = object({ username: string(), password: string() });
const newPasswordSchema = object({
  token: string(),
  username: optional(string()),
  password: string(),
});

/** What a sign-in form sends. */
export type Credentials = InferOutput<typeof credentialsSchema>;
/** What sets a password by a link: only the first owner's link comes with a username. */
export type NewPassword = InferOutput<typeof newPasswordSchema>;

const session = { path: '/session', status: 200 } as const;

/** Calls of a site that is built with `VITE_AUTH=server`, besides the nine of the contract. */
export const sessionEndpoints = {
  getSession: {
    ...session,
    method: 'GET',
    response: object({ account: nullable(accountSchema) }),
  },
  signIn: { ...session, method: 'POST', request: credentialsSchema, response: signedInSchema },
  signOut: { ...session, method: 'DELETE', response: object({ message: string() }) },
  setPassword: {
    method: 'POST',
    path: '/password',
    status: 200,
    request: newPasswordSchema,
    response: signedInSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** Who is signed in at the server; null if nobody is. */
export async function getServerAccount(signal?: AbortSignal): Promise<Account | null> {
  const options = signal ? { signal } : {};
  return (await requestJson(sessionEndpoints.getSession, options)).data.account;
}

/** Signs in at the server, which sets a cookie. */
export async function signInAtServer(body: Credentials): Promise<Account> {
  return (await requestJson(sessionEndpoints.signIn, { body })).data.account;
}

/** Ends the session at the server and removes its cookie. */
export async function signOutAtServer(): Promise<void> {
  await requestJson(sessionEndpoints.signOut);
}

/** Sets the password of a link's account and signs it in. */
export async function setPasswordByLink(body: NewPassword): Promise<Account> {
  return (await requestJson(sessionEndpoints.setPassword, { body })).data.account;
}
