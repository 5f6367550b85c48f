/** Handlers for stories of a site with a server: other data, or another person who is signed in. */
import type { RequestHandler } from 'msw';
import { accountEndpoints } from '#contracts/accounts.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { type BinEntry, binEndpoints } from '#contracts/bin.ts';
import { importEndpoints } from '#contracts/import.ts';
import { type InboxMessage, inboxEndpoints } from '#contracts/inbox.ts';
import { systemEndpoints } from '#contracts/system.ts';
import type { AccountData } from '../backend/accounts.ts';
import { binEntries, inboxMessages, serverData } from '../serverFixtures.ts';
import { createHandlers } from './handlers.ts';
import { respondWith } from './scenarios.ts';

/** The inbox with a copy of these messages, and the bin. */
export function inboxHandlers(messages: readonly InboxMessage[] = inboxMessages): RequestHandler[] {
  return createHandlers({ messages }, { only: { ...inboxEndpoints, ...binEndpoints } });
}

/** Accounts, sessions, the audit log, the system and the import with a copy of this data. */
export function accountHandlers(data: AccountData = {}): RequestHandler[] {
  const only = {
    ...accountEndpoints,
    ...auditEndpoints,
    ...systemEndpoints,
    ...importEndpoints,
  };
  return createHandlers({ ...serverData, ...data }, { only });
}

/** The server says that nobody is signed in. */
export const noSession = () => respondWith('getSession', { account: null });

/** An editor is signed in, not an owner. */
export const editorSession = () =>
  respondWith('getSession', { account: { username: 'bimala', role: 'editor' } });

/** The bin with a copy of these entries. */
export function binHandlers(bin: readonly BinEntry[] = binEntries): RequestHandler[] {
  return createHandlers({ bin }, { only: binEndpoints });
}
