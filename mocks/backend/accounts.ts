/** The endpoints of sessions, accounts and pictures in memory: the server's need a database. */
import { Hono } from 'hono';
import {
  accountEndpoints,
  accountErrors,
  type ListedAccount,
  type ListedSession,
} from '#contracts/accounts.ts';
import type { AuditEntry } from '#contracts/audit.ts';
import { type ImportRun, importEndpoints } from '#contracts/import.ts';
import { pictureEndpoints } from '#contracts/pictures.ts';
import { type Account, sessionEndpoints } from '#contracts/session.ts';
import { type System, systemEndpoints } from '#contracts/system.ts';
import { found } from '#server/api/HttpError.ts';
import { type ApiEnv, route } from '#server/api/route.ts';
import { NOW } from '../clock.ts';
import {
  passwordLink,
  sampleImport,
  sampleSystem,
  UPLOADED_URL,
  unused,
} from '../serverFixtures.ts';

export interface AccountData {
  readonly accounts?: readonly ListedAccount[];
  readonly sessions?: readonly ListedSession[];
  readonly audit?: readonly AuditEntry[];
  readonly system?: System;
  /** The last import from WordPress. */
  readonly imported?: ImportRun;
}

/** Creates the endpoints with a copy of this data. Every call succeeds, as this account. */
export function createAccountsApi(
  account: Account,
  { accounts = [], sessions = [], system = sampleSystem, imported }: AccountData,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const openSessions = new Map(sessions.map((session) => [session.id, session]));
  const stored = new Map(accounts.map((each) => [each.id, each]));
  const done = async () => {};

  route(app, sessionEndpoints.getSession, () => ({ account, attacks: [] }));
  route(app, sessionEndpoints.signIn, () => ({ account }));
  route(app, sessionEndpoints.signOut, done);
  route(app, sessionEndpoints.checkLink, () => ({ username: account.username }));
  route(app, sessionEndpoints.setPassword, () => ({ account }));
  route(app, accountEndpoints.changePassword, done);
  route(app, accountEndpoints.listSessions, () => [...openSessions.values()]);
  route(app, accountEndpoints.endOtherSessions, done);
  route(app, accountEndpoints.endSession, async ({ id }) => void openSessions.delete(id));
  route(app, accountEndpoints.listAccounts, () => [...stored.values()]);
  // The sessions of the fixtures are those of whichever account is asked for.
  route(app, accountEndpoints.listAccountSessions, ({ id }) => {
    const { username } = found(stored.get(id), accountErrors.noAccount);
    return [...openSessions.values()].filter(
      ({ isCurrent }) => username === account.username || !isCurrent,
    );
  });
  route(app, accountEndpoints.createAccount, ({ body }) => {
    const created = { id: crypto.randomUUID(), ...body };
    stored.set(created.id, { ...created, ...unused, createdAt: NOW });
    return { account: created, ...passwordLink };
  });
  route(app, accountEndpoints.createLink, ({ id }) => {
    found(stored.get(id), accountErrors.noAccount);
    return passwordLink;
  });
  route(app, accountEndpoints.updateAccount, ({ id, body: { role, isBlocked } }) => {
    const before = found(stored.get(id), accountErrors.noAccount);
    const after = { ...before, role, isBlocked, ...(isBlocked && { sessions: 0 }) };
    stored.set(id, after);
    return after;
  });
  route(app, accountEndpoints.deleteAccount, async ({ id }) => {
    found(stored.delete(id) || undefined, accountErrors.noAccount);
  });
  route(app, pictureEndpoints.uploadPicture, () => ({ imageUrl: UPLOADED_URL }));
  let lastImport = imported ?? null;
  route(app, importEndpoints.startImport, () => {
    lastImport = sampleImport;
    return { ...sampleImport, isRunning: true, done: 0, report: null };
  });
  route(app, importEndpoints.getImport, () => ({ last: lastImport }));
  let { pictures } = system;
  route(app, systemEndpoints.getSystem, () => ({ ...system, pictures }));
  route(app, systemEndpoints.removeUnusedPictures, () => {
    const removed = pictures?.removable ?? 0;
    if (pictures) {
      const { total, unused } = pictures;
      pictures = { ...pictures, total: total - removed, unused: unused - removed, removable: 0 };
    }
    return { removed };
  });
  return app;
}
