import { array, boolean, type InferOutput, number, object, string } from 'valibot';
import type { Endpoint } from '#contracts/content.ts';
import { request, requestJson } from './client.ts';
import { roleSchema } from './session.ts';

const newAccountSchema = object({ username: string(), role: roleSchema });

/** A link that sets the password of an account once. */
const linkSchema = object({
  link: string(),
  /** When it stops working, in ms since 1970. */
  expiresAt: number(),
});

const serverAccountSchema = object({
  id: string(),
  ...newAccountSchema.entries,
  /** In ms since 1970. */
  createdAt: number(),
  /** Whether it has a password. */
  isActive: boolean(),
});

const serverSessionSchema = object({
  id: string(),
  /** When it began and when it was last used, to the minute, in ms since 1970. */
  createdAt: number(),
  seenAt: number(),
  /** What the browser says it is. */
  userAgent: string(),
  /** Whether it is the one that asks. */
  isCurrent: boolean(),
});

const auditEntrySchema = object({
  id: string(),
  /** In ms since 1970. */
  at: number(),
  username: string(),
  /** Such as 'signed in', or method and path of a write. */
  action: string(),
  address: string(),
});

const passwordChangeSchema = object({ current: string(), password: string() });

export type Role = InferOutput<typeof roleSchema>;
export type NewAccount = InferOutput<typeof newAccountSchema>;
export type PasswordLink = InferOutput<typeof linkSchema>;
export type ServerAccount = InferOutput<typeof serverAccountSchema>;
export type ServerSession = InferOutput<typeof serverSessionSchema>;
export type AuditEntry = InferOutput<typeof auditEntrySchema>;
export type PasswordChange = InferOutput<typeof passwordChangeSchema>;

const message = object({ message: string() });
const sessions = { path: '/sessions', status: 200 } as const;
const accounts = { path: '/accounts', status: 200 } as const;

/** The calls for accounts, sessions and the audit list of the server in server/. */
export const accountsEndpoints = {
  changePassword: {
    method: 'PUT',
    path: '/password',
    status: 200,
    request: passwordChangeSchema,
    response: message,
  },
  listSessions: { ...sessions, method: 'GET', response: array(serverSessionSchema) },
  endOtherSessions: { ...sessions, method: 'DELETE', response: message },
  endSession: { method: 'DELETE', path: '/sessions/:id', status: 200, response: message },
  listAccounts: { ...accounts, method: 'GET', response: array(serverAccountSchema) },
  createAccount: {
    method: 'POST',
    path: '/accounts',
    status: 201,
    request: newAccountSchema,
    response: object({
      account: object({ id: string(), ...newAccountSchema.entries }),
      ...linkSchema.entries,
    }),
  },
  deleteAccount: { method: 'DELETE', path: '/accounts/:id', status: 200, response: message },
  createLink: { method: 'POST', path: '/links/:id', status: 201, response: linkSchema },
  listAudit: { method: 'GET', path: '/audit', status: 200, response: array(auditEntrySchema) },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** Replaces one's own password. All other sessions end. */
export async function changePassword(body: PasswordChange): Promise<void> {
  await request(accountsEndpoints.changePassword, { body });
}

/** One's own sessions, the last used first. */
export const listSessions = (signal: AbortSignal) =>
  requestJson(accountsEndpoints.listSessions, { signal });

/** Ends one of one's own sessions. */
export async function endSession(id: string): Promise<void> {
  await request(accountsEndpoints.endSession, { id });
}

/** Ends one's own sessions, except the one that asks. */
export async function endOtherSessions(): Promise<void> {
  await request(accountsEndpoints.endOtherSessions);
}

/** Every account, by name. For owners, as everything below. */
export const listAccounts = (signal: AbortSignal) =>
  requestJson(accountsEndpoints.listAccounts, { signal });

/** Creates an account, and the link that sets its password. */
export async function createAccount(body: NewAccount): Promise<PasswordLink> {
  return (await requestJson(accountsEndpoints.createAccount, { body })).data;
}

/** Creates a link that sets a new password of an account. Its earlier link no longer works. */
export async function createLink(id: string): Promise<PasswordLink> {
  return (await requestJson(accountsEndpoints.createLink, { id })).data;
}

/** Deletes an account with its sessions. */
export async function deleteAccount(id: string): Promise<void> {
  await request(accountsEndpoints.deleteAccount, { id });
}

/** The last sign-ins and writes, newest first. */
export const listAudit = (signal: AbortSignal) =>
  requestJson(accountsEndpoints.listAudit, { signal });
