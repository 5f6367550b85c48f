import { parse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/accounts.ts';
import { messageOf, ORIGIN, OWNER, sessionHeaders, startTestServer } from './testServer.ts';

const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
const { accountOf, asOwner, call, createEditor, read } = server;
const db = await server.openDatabase();
beforeEach(() => db.deleteFrom('limits').execute());

const signIn = (credentials: object, headers?: Record<string, string>) =>
  call('POST', '/api/session', credentials, headers);
const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });

describe('signing in', () => {
  it.each([
    [{ username: 'Sunita ' }, 200],
    [{ password: OWNER.password.toUpperCase() }, 401],
    [{ password: 'wrong' }, 401],
    [{ username: 'nobody' }, 401],
  ])('with %j is answered with %i, each 401 with the same message', async (other, status) => {
    const response = await signIn({ ...OWNER, ...other });
    expect(response.status).toBe(status);
    if (status === 401) expect(await messageOf(response)).toBe('Invalid credentials.');
  });

  it('takes as long for an unknown user as for a known one', async () => {
    const time = async (username: string) => {
      await db.deleteFrom('limits').execute();
      const start = performance.now();
      await signIn({ username, password: 'wrong password' });
      return performance.now() - start;
    };
    await time('sunita');
    const known: number[] = [];
    const unknown: number[] = [];
    for (const round of [1, 2, 3, 4, 5]) {
      known.push(await time('sunita'));
      unknown.push(await time(`nobody${round}`));
    }
    // The hash takes most of the time; without one a response would take a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it.each([
    ['blocked', 'PUT', { role: 'editor', isBlocked: true }],
    ['deleted', 'DELETE', undefined],
  ])('fails if the account is %s while it waits for its turn', async (name, method, body) => {
    const { id, password } = await createEditor(name);
    // They take the turns of the password check.
    const others = Array.from({ length: 8 }, (_, index) =>
      signIn({ username: `nobody ${index}`, password: 'wrong' }, from(index)),
    );
    const waiting = signIn({ username: name, password }, from(99));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await asOwner(method, `/api/accounts/${id}`, body)).status).toBe(200);
    await Promise.all(others);
    const response = await waiting;
    expect([response.status, await messageOf(response)]).toEqual([401, 'Invalid credentials.']);
  });
});

describe('a session', () => {
  it('is in a cookie that scripts, other sites and http cannot use', async () => {
    const response = await signIn(OWNER);
    expect(await response.json()).toEqual({ account: { username: 'sunita', role: 'owner' } });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=28800; Path=\/; /);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain');
    const rows = await db.selectFrom('sessions').select('token_hash').execute();
    for (const row of rows) expect(cookie).not.toContain(row.token_hash);
  });

  it('is new with every sign-in, also with several at once, and the one before ends', async () => {
    const before = await server.signIn();
    const after = await Promise.all([1, 2, 3].map(() => signIn(OWNER, before)));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cookies = [before, ...after.map(sessionHeaders)].map(({ cookie }) => cookie);
    expect(new Set(cookies).size).toBe(4);
    expect(await accountOf(before)).toBeNull();
  });

  it('does not take a token that the browser brings along', async () => {
    const cookie = `__Host-session=${'a'.repeat(43)}`;
    const response = await signIn(OWNER, { cookie });
    expect(sessionHeaders(response).cookie).not.toBe(cookie);
    expect(await accountOf({ cookie, origin: ORIGIN })).toBeNull();
  });

  it('stays over a restart, and ends by signing out, which removes the cookie', async () => {
    const headers = await server.signIn();
    await server.restart();
    expect(await accountOf(headers)).toMatchObject({ username: 'sunita' });
    const response = await call('DELETE', '/api/session', undefined, headers);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\/;/);
    expect(await accountOf(headers)).toBeNull();
  });

  it.each([
    ['30 minutes without a request', 'seen_at', 30],
    ['8 hours in any case', 'created_at', 480],
    ['a request by a clock that was half an hour ahead', 'seen_at', -30],
    ['a sign-in by such a clock', 'created_at', -30],
  ] as const)('ends after %s', async (_name, column, minutes) => {
    const { headers, id } = await createEditor(`${column}${minutes}`);
    const setAge = (ms: number) => {
      const update = db.updateTable('sessions').where('account_id', '=', id);
      return update.set({ [column]: Date.now() - ms }).execute();
    };
    await setAge(minutes * 60_000 - Math.sign(minutes) * 10_000);
    expect(await accountOf(headers)).not.toBeNull();
    await setAge(minutes * 60_000 + Math.sign(minutes) * 10_000);
    expect(await accountOf(headers)).toBeNull();
    const testimonial = { name: 'A', message: 'B' };
    const write = await call('POST', '/api/testimonials/create', testimonial, headers);
    expect(write.status).toBe(401);
  });

  it('is listed and ended by its account, one or all others, and by no other editor', async () => {
    const { headers, ...editor } = await createEditor('lister');
    const stranger = await createEditor('stranger');
    const [first, second] = [await server.signIn(editor), await server.signIn(editor)];
    const { response } = accountEndpoints.listSessions;
    const sessions = parse(response, await read('/api/sessions', headers));
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    // The newest is the first.
    const path = `/api/sessions/${sessions[0]?.id}`;
    await call('DELETE', path, undefined, stranger.headers);
    const [entry] = await read('/api/audit');
    expect(entry).not.toMatchObject({ action: `DELETE ${path}` });
    expect(await accountOf(second)).not.toBeNull();
    expect((await call('DELETE', path, undefined, headers)).status).toBe(200);
    expect(await accountOf(second)).toBeNull();
    expect((await call('DELETE', '/api/sessions', undefined, first)).status).toBe(200);
    expect(await accountOf(headers)).toBeNull();
    for (const other of [first, stranger.headers]) expect(await accountOf(other)).not.toBeNull();
  });

  it('of another account is listed and ended by an owner, which the audit log tells', async () => {
    const editor = await createEditor('watched');
    const other = await server.signIn(editor);
    const path = `/api/accounts/${editor.id}/sessions`;
    expect((await asOwner('GET', '/api/accounts/none/sessions')).status).toBe(404);
    const list = async () => parse(accountEndpoints.listAccountSessions.response, await read(path));
    const [last, first] = await list();
    expect([last, first]).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
    await asOwner('DELETE', `/api/sessions/${last?.id}`);
    expect(await list()).toEqual([first]);
    const left = await Promise.all([editor.headers, other].map(accountOf));
    expect(left.filter((account) => account !== null)).toHaveLength(1);
    const [entry] = await read('/api/audit');
    expect(entry).toMatchObject({ action: `DELETE /api/sessions/${last?.id}`, title: 'watched' });
  });
});

it('logs once that a proxy is not trusted', async () => {
  const behind = await startTestServer();
  for (const path of ['/healthz', '/api/session', '/healthz']) await behind.read(path, from(1));
  const warnings = behind.log.filter(({ message }) => /TRUSTED_PROXIES/.test(String(message)));
  expect(warnings).toMatchObject([{ level: 'warn' }]);
});
