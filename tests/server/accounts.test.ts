import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const accountOf = async (headers: Record<string, string>) =>
  (await (await call('GET', '/api/session', undefined, headers)).json()).account;

/** Creates an account and sets its password by its link. */
async function createEditor(username: string, password = 'a river under the old bridge') {
  const response = await call('POST', '/api/accounts', { username, role: 'editor' }, owner);
  const { account, link } = await response.json();
  const first = await call('POST', '/api/password', { token: tokenOf(link), password });
  return { id: account.id, username, password, headers: sessionHeaders(first) };
}

describe('the first owner', () => {
  it('is created once by the link, which is then gone', async () => {
    const fresh = await startTestServer({ isEmpty: true });
    try {
      const token = tokenOf(fresh.server.firstOwnerLink);
      const use = (body: object) => fresh.call('POST', '/api/password', { token, ...body });
      expect((await use({ password: OWNER.password })).status).toBe(400);
      expect(await messageOf(await use({ ...OWNER, password: 'short' }))).toMatch(/10 characters/);
      expect(await messageOf(await use({ ...OWNER, password: 'Password1234' }))).toMatch(/guess/);
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

describe('a session', () => {
  it('is in a cookie that scripts, other sites and http cannot use', async () => {
    const response = await call('POST', '/api/session', OWNER);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ account: { username: 'sunita', role: 'owner' } });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=28800; /);
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
    expect(await accountOf(before)).toBeNull();
    expect(await accountOf(after)).toEqual({ username: 'sunita', role: 'owner' });
  });

  it('does not take a token that the browser brings along', async () => {
    const cookie = `__Host-session=${'a'.repeat(43)}`;
    const response = await call('POST', '/api/session', OWNER, { cookie });
    expect(sessionHeaders(response).cookie).not.toBe(cookie);
    expect(await accountOf({ cookie, origin: ORIGIN })).toBeNull();
  });

  it('ends by signing out, and the cookie is removed', async () => {
    const headers = await server.signIn();
    const response = await call('DELETE', '/api/session', undefined, headers);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/);
    expect(await accountOf(headers)).toBeNull();
  });

  it.each([
    ['30 minutes without a request', 'seen_at', 30],
    ['8 hours in any case', 'created_at', 480],
  ] as const)('ends after %s', async (_name, column, minutes) => {
    const { headers, id } = await createEditor(`minutes${minutes}`);
    const setAge = (ms: number) =>
      storage.db
        .updateTable('sessions')
        .set({ [column]: Date.now() - ms })
        .where('account_id', '=', id)
        .execute();
    await setAge(minutes * 60_000 - 10_000);
    expect(await accountOf(headers)).not.toBeNull();
    await setAge(minutes * 60_000 + 1);
    expect(await accountOf(headers)).toBeNull();
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
    expect(await accountOf(headers)).toMatchObject({ username: 'sunita' });
  });

  it('can be listed and ended by its account only', async () => {
    const editor = await createEditor('lister');
    const other = await server.signIn(editor);
    const sessions = await (await call('GET', '/api/sessions', undefined, editor.headers)).json();
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(expect.objectContaining({ isCurrent: true }));
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await call('DELETE', `/api/sessions/${id}`, undefined, owner)).status).toBe(404);
    expect((await call('DELETE', `/api/sessions/${id}`, undefined, editor.headers)).status).toBe(
      200,
    );
    expect(await accountOf(other)).toBeNull();
  });
});

describe('signing in', () => {
  it.each([
    { username: 'sunita', password: 'wrong' },
    { username: 'nobody', password: OWNER.password },
  ])('responds to %j with 401 and the same message', async (credentials) => {
    const response = await call('POST', '/api/session', credentials);
    expect([response.status, await messageOf(response)]).toEqual([401, 'Invalid credentials.']);
  });

  it('ignores the case of the username, not of the password', async () => {
    expect((await call('POST', '/api/session', { ...OWNER, username: 'Sunita ' })).status).toBe(
      200,
    );
    const password = OWNER.password.toUpperCase();
    expect((await call('POST', '/api/session', { ...OWNER, password })).status).toBe(401);
  });

  it('evaluates five wrong passwords in a burst of 40 from forged addresses, also after a restart', async () => {
    const guess = (index: number) =>
      call(
        'POST',
        '/api/session',
        { username: 'sunita', password: `guess ${index}` },
        {
          'x-forwarded-for': `198.51.100.${index}`,
        },
      );
    const responses = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    const evaluated = responses.filter(({ status }) => status === 401);
    expect(evaluated).toHaveLength(5);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    await server.restart();
    // The right password has to wait, too: else the limit would only slow down the wrong ones.
    const now = { blocked_until: Date.now() + 60_000 };
    await storage.db.updateTable('limits').set(now).where('count', '>=', 5).execute();
    expect((await call('POST', '/api/session', OWNER)).status).toBe(429);
  });

  it('takes as long for an unknown user as for a known one', async () => {
    const time = async (username: string) => {
      await storage.db.deleteFrom('limits').execute();
      const start = performance.now();
      await call('POST', '/api/session', { username, password: 'wrong password' });
      return performance.now() - start;
    };
    await time('sunita');
    const rounds = [1, 2, 3, 4, 5];
    const known: number[] = [];
    const unknown: number[] = [];
    for (const round of rounds) {
      known.push(await time('sunita'));
      unknown.push(await time(`nobody${round}`));
    }
    // The hash takes most of the time; without one a response would take a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('is refused from another site', async () => {
    for (const headers of [
      { origin: 'https://other.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await call('POST', '/api/session', OWNER, headers);
      expect(response.status).toBe(403);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('passwords', () => {
  it('change with the current one only, and all other sessions end', async () => {
    const editor = await createEditor('changer');
    const other = await server.signIn(editor);
    const change = (current: string, password: string) =>
      call('PUT', '/api/password', { current, password }, editor.headers);
    expect((await change('wrong', 'a lamp in the window')).status).toBe(403);
    expect((await change(editor.password, 'short')).status).toBe(400);
    expect((await change(editor.password, 'a lamp in the window')).status).toBe(200);
    expect(await accountOf(other)).toBeNull();
    expect(await accountOf(editor.headers)).not.toBeNull();
    expect((await call('POST', '/api/session', editor)).status).toBe(401);
  });

  it('are reset by a link from the owner, which ends all sessions', async () => {
    const editor = await createEditor('forgetful');
    const response = await call('POST', `/api/links/${editor.id}`, undefined, owner);
    const token = tokenOf((await response.json()).link);
    const password = 'snow on the prayer flags';
    expect((await call('POST', '/api/password', { token, password })).status).toBe(200);
    expect(await accountOf(editor.headers)).toBeNull();
    expect((await call('POST', '/api/password', { token, password })).status).toBe(403);
    await server.signIn({ ...editor, password });
  });
});

describe('accounts', () => {
  it('are for owners only', async () => {
    const editor = await createEditor('curious');
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

  it('end with all their sessions, but the last owner stays', async () => {
    const editor = await createEditor('leaver');
    expect((await call('DELETE', `/api/accounts/${editor.id}`, undefined, owner)).status).toBe(200);
    expect(await accountOf(editor.headers)).toBeNull();
    const accounts = await (await call('GET', '/api/accounts', undefined, owner)).json();
    const { id } = accounts.find(({ username }: { username: string }) => username === 'sunita');
    expect((await call('DELETE', `/api/accounts/${id}`, undefined, owner)).status).toBe(409);
    expect(JSON.stringify(accounts)).not.toContain('argon2');
  });
});

describe('the audit list and the log', () => {
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
});
