import {
  type AccountChange,
  accountEndpoints,
  type ListedAccount,
  type NewAccount,
  type PasswordChange,
  type PasswordLink,
} from '#contracts/accounts.ts';
import { AUDIT_PAGE_SIZE, type AuditFilter, auditEndpoints } from '#contracts/audit.ts';
import { requestJson } from './client.ts';

/** Replaces one's own password. All other sessions end. */
export async function changePassword(body: PasswordChange): Promise<void> {
  await requestJson(accountEndpoints.changePassword, { body });
}

/** One's own sessions, the last used first. */
export const listSessions = (signal: AbortSignal) =>
  requestJson(accountEndpoints.listSessions, { signal });

/** Ends one of one's own sessions; an owner may end those of others. */
export async function endSession(id: string): Promise<void> {
  await requestJson(accountEndpoints.endSession, { id });
}

/** Ends one's own sessions, except the one that asks. */
export async function endOtherSessions(): Promise<void> {
  await requestJson(accountEndpoints.endOtherSessions);
}

/** Every account, by name. For owners, as everything below. */
export const listAccounts = (signal: AbortSignal) =>
  requestJson(accountEndpoints.listAccounts, { signal });

/** Creates an account, and the link that sets its password. */
export async function createAccount(body: NewAccount): Promise<PasswordLink> {
  return (await requestJson(accountEndpoints.createAccount, { body })).data;
}

/** Creates a link that sets a new password of an account. Its earlier link no longer works. */
export async function createLink(id: string): Promise<PasswordLink> {
  return (await requestJson(accountEndpoints.createLink, { id })).data;
}

/** Changes the role of an account, or blocks or unblocks it. */
export async function updateAccount(id: string, body: AccountChange): Promise<ListedAccount> {
  return (await requestJson(accountEndpoints.updateAccount, { id, body })).data;
}

/** The sessions of an account, the last used first. */
export const listAccountSessions = (id: string, signal: AbortSignal) =>
  requestJson(accountEndpoints.listAccountSessions, { id, signal });

/** Deletes an account with its sessions. */
export async function deleteAccount(id: string): Promise<void> {
  await requestJson(accountEndpoints.deleteAccount, { id });
}

/** A page of the sign-ins and writes, newest first: those before an entry, if one is given. */
export async function listAudit(
  filter: AuditFilter,
  { before, limit = AUDIT_PAGE_SIZE, signal }: AuditPage = {},
) {
  const query = { ...filter, before, limit: String(limit) };
  return requestJson(auditEndpoints.listAudit, { query, ...(signal && { signal }) });
}

/** Everybody who has an entry in the audit log, by name. */
export const listAuditUsernames = (signal: AbortSignal) =>
  requestJson(auditEndpoints.listAuditUsernames, { signal });

interface AuditPage {
  before?: string | undefined;
  limit?: number;
  signal?: AbortSignal;
}
