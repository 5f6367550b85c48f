import { sql } from 'kysely';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/accounts.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  cookiesOf,
  type Editor,
  OWNER,
  startTestServer,
  type TestServer,
  tokenOf,
} from './testServer.ts';

let server: TestServer;
let storage: Storage;
let owner: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  storage = await openStorage(server.settings);
  owner = await server.signIn();
});
beforeEach(() => storage.db.deleteFrom('limits').execute());
afterAll(async () => {
  await storage.close();
  await server.remove();
});

const call: TestServer['call'] = (...args) => server.call(...args);
describe('passwords', () => {
  it('change with the current one only, and all other sessions end', async () => {
    const editor = await server.createEditor('changer', owner);
    const other = await server.signIn(editor);
    const change = (current: string, password: string) =>
      call('PUT', '/api/password', { current, password }, editor.headers);
    expect((await change('wrong', 'a lamp in the window')).status).toBe(403);
    expect((await change(editor.password, 'short')).status).toBe(400);
    expect((await change(editor.password, 'a lamp in the window')).status).toBe(200);
    expect(await server.accountOf(other)).toBeNull();
    expect(await server.accountOf(editor.headers)).not.toBeNull();
    expect((await call('POST', '/api/session', editor)).status).toBe(401);
  });

  it('are reset by a link from the owner, which ends all sessions', async () => {
    const editor = await server.createEditor('forgetful', owner);
    const response = await call('POST', `/api/links/${editor.id}`, undefined, owner);
    const token = tokenOf((await response.json()).link);
    const password = 'snow on the prayer flags';
    expect((await call('POST', '/api/password', { token, password })).status).toBe(200);
    expect(await server.accountOf(editor.headers)).toBeNull();
    expect((await call('POST', '/api/password', { token, password })).status).toBe(403);
    await server.signIn({ ...editor, password });
  });
});

describe('a new password', () => {
  /** Signs in as an editor who is known from a first sign-in, when strangers have used up the guesses. */
  async function signInAfter(change: (editor: Editor) => Promise<string>) {
    await storage.db.deleteFrom('limits').execute();
    const { username, password, ...editor } = await server.createEditor('maya', owner);
    const known = cookiesOf(await call('POST', '/api/session', { username, password }));
    const next = await change({ username, password, ...editor });
    for (let guess = 0; guess < 6; guess += 1) {
      await call('POST', '/api/session', { username, password: `guess ${guess}` });
    }
    const response = await call('POST', '/api/session', { username, password: next }, known);
    await call('DELETE', `/api/accounts/${editor.id}`, undefined, owner);
    return response.status;
  }

  it('forgets the browsers that were known before it', async () => {
    expect(await signInAfter(async ({ password }) => password)).toBe(200);
    const next = 'a lamp in the window';
    const byItself = await signInAfter(async ({ password, headers }) => {
      await call('PUT', '/api/password', { current: password, password: next }, headers);
      return next;
    });
    const byLink = await signInAfter(async ({ id }) => {
      const { link } = await (await call('POST', `/api/links/${id}`, undefined, owner)).json();
      await call('POST', '/api/password', { token: tokenOf(link), password: next });
      return next;
    });
    expect([byItself, byLink]).toEqual([429, 429]);
  });

  it('makes the browser known in which it was set', async () => {
    const { username, password, headers, id } = await server.createEditor('maya', owner);
    const next = 'a lamp in the window';
    const change = { current: password, password: next };
    const known = cookiesOf(await call('PUT', '/api/password', change, headers));
    for (let guess = 0; guess < 6; guess += 1) {
      await call('POST', '/api/session', { username, password: `guess ${guess}` });
    }
    const response = await call('POST', '/api/session', { username, password: next }, known);
    expect(response.status).toBe(200);
    await call('DELETE', `/api/accounts/${id}`, undefined, owner);
  });
});

describe('sessions', () => {
  it('end one by one or all others at once, and only those of the same account', async () => {
    const editor = await server.createEditor('wanderer', owner);
    const [first, second] = [await server.signIn(editor), await server.signIn(editor)];
    const list = async () => {
      const response = await call('GET', '/api/sessions', undefined, editor.headers);
      return parse(accountEndpoints.listSessions.response, await response.json());
    };
    expect((await list()).map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    expect((await call('DELETE', '/api/sessions')).status).toBe(401);
    expect((await call('DELETE', '/api/sessions', undefined, first)).status).toBe(200);
    expect(await server.accountOf(first)).not.toBeNull();
    expect(await server.accountOf(owner)).not.toBeNull();
    for (const headers of [second, editor.headers])
      expect(await server.accountOf(headers)).toBeNull();
  });
});

describe('accounts', () => {
  it('come with a link and when it ends, as the dashboard expects them', async () => {
    const body = { username: 'Newcomer', role: 'editor' };
    const response = await call('POST', '/api/accounts', body, owner);
    const created = parse(accountEndpoints.createAccount.response, await response.json());
    expect(created.account.username).toBe('newcomer');
    const hours = (created.expiresAt - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const link = await call('POST', `/api/links/${created.account.id}`, undefined, owner);
    expect(parse(accountEndpoints.createLink.response, await link.json()).link).not.toBe(
      created.link,
    );
    const list = await call('GET', '/api/accounts', undefined, owner);
    const accounts = parse(accountEndpoints.listAccounts.response, await list.json());
    const passwords = Object.fromEntries(accounts.map((each) => [each.username, each.isActive]));
    expect(passwords).toMatchObject({ sunita: true, newcomer: false });
    const audit = await call('GET', '/api/audit', undefined, owner);
    expect(parse(auditEndpoints.listAudit.response, await audit.json())[0]).toMatchObject({
      username: 'sunita',
      action: `POST /api/links/${created.account.id}`,
    });
  });

  it('are for owners only', async () => {
    const editor = await server.createEditor('curious', owner);
    for (const path of ['/api/accounts', '/api/audit']) {
      expect((await call('GET', path)).status).toBe(401);
      expect((await call('GET', path, undefined, editor.headers)).status).toBe(403);
      expect((await call('GET', path, undefined, owner)).status).toBe(200);
    }
    const body = { username: 'friend', role: 'owner' };
    expect((await call('POST', '/api/accounts', body, editor.headers)).status).toBe(403);
  });

  it('have a username that nobody else has', async () => {
    const create = (username: string) =>
      call('POST', '/api/accounts', { username, role: 'editor' }, owner);
    expect((await create('SUNITA')).status).toBe(409);
    for (const username of ['', 'ab', 'two words', 'x'.repeat(65), 'a\0bc']) {
      expect((await create(username)).status).toBe(400);
    }
  });

  it('keep an owner who can sign in: one whose link is unused does not count', async () => {
    const body = { username: 'invited', role: 'owner' };
    const { account } = await (await call('POST', '/api/accounts', body, owner)).json();
    const accounts = await (await call('GET', '/api/accounts', undefined, owner)).json();
    const own = accounts.find(({ username }: { username: string }) => username === OWNER.username);
    const change = { role: 'editor', isBlocked: false };
    expect((await call('PUT', `/api/accounts/${own.id}`, change, owner)).status).toBe(409);
    expect((await call('DELETE', `/api/accounts/${account.id}`, undefined, owner)).status).toBe(
      200,
    );
  });

  it('end with all their sessions, but the last owner stays', async () => {
    const editor = await server.createEditor('leaver', owner);
    expect((await call('DELETE', `/api/accounts/${editor.id}`, undefined, owner)).status).toBe(200);
    expect(await server.accountOf(editor.headers)).toBeNull();
    const accounts = await (await call('GET', '/api/accounts', undefined, owner)).json();
    const { id } = accounts.find(({ username }: { username: string }) => username === 'sunita');
    expect((await call('DELETE', `/api/accounts/${id}`, undefined, owner)).status).toBe(409);
    expect(JSON.stringify(accounts)).not.toContain('argon2');
  });
});

describe('an account that is changed', () => {
  const change = (id: string, body: object, headers = owner) =>
    call('PUT', `/api/accounts/${id}`, body, headers);

  it('is blocked at once: sessions, password, links and the browser, and unblocked again', async () => {
    const editor = await server.createEditor('blocked', owner);
    const response = await call('POST', `/api/links/${editor.id}`, undefined, owner);
    const token = tokenOf((await response.json()).link);
    const blocked = await change(editor.id, { role: 'editor', isBlocked: true });
    expect(await blocked.json()).toMatchObject({
      username: 'blocked',
      isBlocked: true,
      sessions: 0,
    });
    expect(await server.accountOf(editor.headers)).toBeNull();
    expect((await call('POST', '/api/session', editor)).status).toBe(401);
    const password = 'a new river under the bridge';
    expect((await call('POST', '/api/password', { token, password })).status).toBe(403);
    expect((await call('POST', `/api/links/${editor.id}`, undefined, owner)).status).toBe(409);
    await change(editor.id, { role: 'editor', isBlocked: false });
    expect((await call('POST', '/api/session', editor)).status).toBe(200);
  });

  it('gets another role with its next request, and says when it signed in', async () => {
    const editor = await server.createEditor('promoted', owner);
    expect((await call('GET', '/api/accounts', undefined, editor.headers)).status).toBe(403);
    expect((await change(editor.id, { role: 'owner', isBlocked: false })).status).toBe(200);
    const accounts = await (await call('GET', '/api/accounts', undefined, editor.headers)).json();
    expect(accounts).toContainEqual(
      expect.objectContaining({
        id: editor.id,
        role: 'owner',
        sessions: 1,
        signedInAt: expect.any(Number),
      }),
    );
    expect((await change(editor.id, { role: 'editor', isBlocked: false })).status).toBe(200);
  });

  it('is never the last owner, nor blocked by itself, nor by an editor', async () => {
    const accounts = await (await call('GET', '/api/accounts', undefined, owner)).json();
    const { id } = accounts.find(({ username }: { username: string }) => username === 'sunita');
    expect((await change(id, { role: 'editor', isBlocked: false })).status).toBe(409);
    expect((await change(id, { role: 'owner', isBlocked: true })).status).toBe(409);
    const editor = await server.createEditor('nosy', owner);
    expect((await change(id, { role: 'owner', isBlocked: true }, editor.headers)).status).toBe(403);
    expect((await change('no-such-account', { role: 'owner', isBlocked: false })).status).toBe(404);
  });
});

describe('the audit log and the log of requests', () => {
  it('note sign-ins and writes, and no password, cookie or text', async () => {
    const secret = 'secret words in a text';
    const testimonial = { name: 'Asmita', message: secret };
    await call('POST', '/api/testimonials/create', testimonial, owner);
    await call('POST', '/api/session', { username: secret, password: secret });
    const audit = await (await call('GET', '/api/audit', undefined, owner)).json();
    const actions = audit.map(({ username, action }: Record<string, string>) => [username, action]);
    expect(actions.slice(0, 2)).toEqual([
      ['(unknown)', 'failed to sign in'],
      ['sunita', 'POST /api/testimonials/create'],
    ]);
    expect(server.log.length).toBeGreaterThan(10);
    const written = JSON.stringify([audit, server.log]);
    for (const word of [secret, OWNER.password, owner.cookie?.split('=')[1]]) {
      expect(written).not.toContain(word);
    }
  });

  it('have an entry of each write, or there was none', async () => {
    const storage = await openStorage(server.settings);
    const count = async () => (await (await call('GET', '/api/testimonials/get')).json()).length;
    const before = await count();
    await sql`ALTER TABLE audit RENAME TO audit_elsewhere`.execute(storage.db);
    try {
      const testimonial = { name: 'Asmita', message: 'Namaste' };
      expect((await call('POST', '/api/testimonials/create', testimonial, owner)).status).toBe(500);
      expect((await call('POST', '/api/session', OWNER)).status).toBe(500);
    } finally {
      await sql`ALTER TABLE audit_elsewhere RENAME TO audit`.execute(storage.db);
      await storage.close();
    }
    expect(await count()).toBe(before);
  });
});
