import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '#contracts/accounts.ts';
import { linkErrors } from '#contracts/session.ts';
import { runCommand } from '#server/ops/commands.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  messageOf,
  ORIGIN,
  OWNER,
  sessionHeaders,
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
describe('the first owner', () => {
  it('is created once by the link, which is then gone', async () => {
    const fresh = await startTestServer({ isEmpty: true });
    try {
      const token = tokenOf(fresh.server.firstOwnerLink);
      const use = (body: object) => fresh.call('POST', '/api/password', { token, ...body });
      expect((await use({ password: OWNER.password })).status).toBe(400);
      expect(await messageOf(await use({ ...OWNER, password: 'short' }))).toMatch(/10 characters/);
      expect(await messageOf(await use({ ...OWNER, password: 'Password1234' }))).toMatch(
        /most used/,
      );
      const wrong = { token: 'x'.repeat(43), ...OWNER };
      expect((await fresh.call('POST', '/api/password', wrong)).status).toBe(403);

      const both = await Promise.all([use(OWNER), use({ ...OWNER, username: 'second' })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      await fresh.restart();
      expect(fresh.server.firstOwnerLink).toBeUndefined();
    } finally {
      await fresh.remove();
    }
  });
});

it('the link of the first owner works after another server has started, until one is used', async () => {
  const fresh = await startTestServer({ isEmpty: true });
  try {
    const first = tokenOf(fresh.server.firstOwnerLink);
    await fresh.restart();
    const second = tokenOf(fresh.server.firstOwnerLink);
    const use = (token: string, username: string) =>
      fresh.call('POST', '/api/password', { token, username, password: OWNER.password });
    expect((await use(first, 'sunita')).status).toBe(200);
    expect((await use(second, 'bimala')).status).toBe(403);
  } finally {
    await fresh.remove();
  }
});

describe('a link can be checked', () => {
  const check = (token: string) => call('POST', '/api/password/link', { token });
  const newLink = async (id: string) => {
    const response = await call('POST', `/api/links/${id}`, undefined, owner);
    return tokenOf((await response.json()).link);
  };

  it('before it is used: it names its account, works afterwards, and is in no log', async () => {
    const editor = await server.createEditor('invited', owner);
    const token = await newLink(editor.id);
    for (const _each of [1, 2]) {
      expect(await (await check(token)).json()).toEqual({ username: 'invited' });
    }
    expect(await server.accountOf(editor.headers)).not.toBeNull();
    expect((await call('POST', '/api/password', { token, password: 'a new river' })).status).toBe(
      200,
    );
    const used = await check(token);
    expect([used.status, await messageOf(used)]).toEqual([403, linkErrors.invalid.message]);
    expect(JSON.stringify(server.log)).not.toContain(token);
  });

  it('and is refused when it has expired, was replaced, or is none', async () => {
    const editor = await server.createEditor('late', owner);
    const [replaced, token] = [await newLink(editor.id), await newLink(editor.id)];
    expect((await check(token)).status).toBe(200);
    await storage.db
      .updateTable('links')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    for (const bad of [token, replaced, '', 'x'.repeat(43), 'a\0', 'x'.repeat(201)]) {
      expect([400, 403]).toContain((await check(bad)).status);
    }
  });

  it('and bad ones are limited as guesses are, good ones never', async () => {
    const editor = await server.createEditor('patient', owner);
    const token = await newLink(editor.id);
    for (let index = 0; index < 60; index += 1) expect((await check(token)).status).toBe(200);
    const short = { token, password: 'short' };
    for (let index = 0; index < 60; index += 1) {
      expect((await call('POST', '/api/password', short)).status).toBe(400);
    }
    const statuses = new Set<number>();
    for (let index = 0; index < 51; index += 1) statuses.add((await check(`bad${index}`)).status);
    expect([...statuses]).toEqual([403, 429]);
    expect((await check(token)).status).toBe(200);
    const password = 'a new river under the bridge';
    expect((await call('POST', '/api/password', { token: 'bad', password })).status).toBe(429);
    expect((await call('POST', '/api/password', { token, password })).status).toBe(200);
  });

  it('and that of the first owner names nobody, and ends with the first account', async () => {
    const fresh = await startTestServer({ isEmpty: true });
    try {
      const token = tokenOf(fresh.server.firstOwnerLink);
      const checkFirst = () => fresh.call('POST', '/api/password/link', { token });
      expect(await (await checkFirst()).json()).toEqual({ username: null });
      const info = vi.spyOn(console, 'info').mockImplementation(() => {});
      await runCommand('create-owner', ['sunita'], fresh.settings);
      info.mockRestore();
      expect((await checkFirst()).status).toBe(403);
    } finally {
      await fresh.remove();
    }
  });
});

describe('a session', () => {
  it('is in a cookie that scripts, other sites and http cannot use', async () => {
    const response = await call('POST', '/api/session', OWNER);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ account: { username: 'sunita', role: 'owner' } });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=28800; Path=\/; /);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain');
    const rows = await storage.db.selectFrom('sessions').select('token_hash').execute();
    for (const row of rows) expect(cookie).not.toContain(row.token_hash);
  });

  it('is new with every sign-in, and the one before ends', async () => {
    const before = await server.signIn();
    const response = await call('POST', '/api/session', OWNER, before);
    const after = sessionHeaders(response);
    expect(after.cookie).not.toBe(before.cookie);
    expect(await server.accountOf(before)).toBeNull();
    expect(await server.accountOf(after)).toEqual({ username: 'sunita', role: 'owner' });
  });

  it('does not take a token that the browser brings along', async () => {
    const cookie = `__Host-session=${'a'.repeat(43)}`;
    const response = await call('POST', '/api/session', OWNER, { cookie });
    expect(sessionHeaders(response).cookie).not.toBe(cookie);
    expect(await server.accountOf({ cookie, origin: ORIGIN })).toBeNull();
  });

  it('ends by signing out, and the cookie is removed', async () => {
    const headers = await server.signIn();
    const response = await call('DELETE', '/api/session', undefined, headers);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\/;/);
    expect(await server.accountOf(headers)).toBeNull();
  });

  it.each([
    ['30 minutes without a request', 'seen_at', 30],
    ['8 hours in any case', 'created_at', 480],
  ] as const)('ends after %s', async (_name, column, minutes) => {
    const { headers, id } = await server.createEditor(`minutes${minutes}`, owner);
    const setAge = (ms: number) =>
      storage.db
        .updateTable('sessions')
        .set({ [column]: Date.now() - ms })
        .where('account_id', '=', id)
        .execute();
    await setAge(minutes * 60_000 - 10_000);
    expect(await server.accountOf(headers)).not.toBeNull();
    await setAge(minutes * 60_000 + 1);
    expect(await server.accountOf(headers)).toBeNull();
    const write = await call(
      'POST',
      '/api/testimonials/create',
      { name: 'A', message: 'B' },
      headers,
    );
    expect(write.status).toBe(401);
  });

  it('stays over a restart', async () => {
    const headers = await server.signIn();
    await server.restart();
    expect(await server.accountOf(headers)).toMatchObject({ username: 'sunita' });
  });

  it('can be listed and ended by its account, and by no other editor', async () => {
    const editor = await server.createEditor('lister', owner);
    const stranger = await server.createEditor('stranger', owner);
    const other = await server.signIn(editor);
    const sessions = await (await call('GET', '/api/sessions', undefined, editor.headers)).json();
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(expect.objectContaining({ isCurrent: true }));
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await call('DELETE', `/api/sessions/${id}`, undefined, stranger.headers);
    const [entry] = await (await call('GET', '/api/audit', undefined, owner)).json();
    expect(entry).not.toMatchObject({ action: `DELETE /api/sessions/${id}` });
    expect(await server.accountOf(other)).not.toBeNull();
    expect((await call('DELETE', `/api/sessions/${id}`, undefined, editor.headers)).status).toBe(
      200,
    );
    expect(await server.accountOf(other)).toBeNull();
    // It has ended already: what was asked for is so.
    expect((await call('DELETE', `/api/sessions/${id}`, undefined, editor.headers)).status).toBe(
      200,
    );
  });

  it('of another account can be listed and ended by an owner, which the audit log tells', async () => {
    const editor = await server.createEditor('watched', owner);
    const other = await server.signIn(editor);
    const path = `/api/accounts/${editor.id}/sessions`;
    expect((await call('GET', path, undefined, editor.headers)).status).toBe(403);
    expect((await call('GET', '/api/accounts/none/sessions', undefined, owner)).status).toBe(404);
    const list = async () => {
      const response = await call('GET', path, undefined, owner);
      return parse(accountEndpoints.listAccountSessions.response, await response.json());
    };
    const [last, first] = await list();
    expect([last, first]).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
    await call('DELETE', `/api/sessions/${last?.id}`, undefined, owner);
    expect(await list()).toEqual([first]);
    const left = await Promise.all([editor.headers, other].map(server.accountOf));
    expect(left.filter((account) => account !== null)).toHaveLength(1);
    const [entry] = await (await call('GET', '/api/audit', undefined, owner)).json();
    expect(entry).toMatchObject({ action: `DELETE /api/sessions/${last?.id}`, title: 'watched' });
  });

  it('ends with a link that sets a password in its browser, and a new one begins', async () => {
    const editor = await server.createEditor('forgetful', owner);
    const response = await call('POST', `/api/links/${editor.id}`, undefined, owner);
    const { link } = await response.json();
    const body = { token: tokenOf(link), password: 'a new river under the bridge' };
    const redeemed = await call('POST', '/api/password', body, editor.headers);
    expect(redeemed.status).toBe(200);
    expect(await server.accountOf(sessionHeaders(redeemed))).toMatchObject({
      username: 'forgetful',
    });
  });

  it('may be left by several sign-ins at once', async () => {
    const before = await server.signIn();
    const signIns = [1, 2, 3].map(() => call('POST', '/api/session', OWNER, before));
    const statuses = (await Promise.all(signIns)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });
});
