import { sql } from 'kysely';
import { parse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/accounts.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { linkErrors, passwordErrors } from '#contracts/session.ts';
import { HOUR_MS } from '#src/lib/time.ts';
import {
  cookiesOf,
  type Editor,
  messageOf,
  OWNER,
  startTestServer,
  tokenOf,
} from './testServer.ts';

const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
const { asOwner, call, createEditor, createLink, owner, read } = server;
const db = await server.openDatabase();
beforeEach(() => db.deleteFrom('limits').execute());

const setPassword = (body: object, headers?: Record<string, string>) =>
  call('POST', '/api/password', body, headers);
const signIn = (credentials: object, headers?: Record<string, string>) =>
  call('POST', '/api/session', credentials, headers);
const change = (id: string, body: object) => asOwner('PUT', `/api/accounts/${id}`, body);

it('every endpoint is refused to those who have not the right', async () => {
  const { headers } = await createEditor('curious');
  const status = async ({ method, path }: AnyEndpoint, as: Record<string, string>) => {
    const body = method === 'GET' ? undefined : '{}';
    return (await call(method, `/api${path.replace(':id', 'none')}`, body, as)).status;
  };
  for (const [name, endpoint] of Object.entries<AnyEndpoint>(endpoints)) {
    if (endpoint.access === 'public') continue;
    expect([name, await status(endpoint, {})]).toEqual([name, 401]);
    if (endpoint.access === 'editor') continue;
    expect([name, await status(endpoint, headers)]).toEqual([name, 403]);
  }
});

describe('a new password', () => {
  const next = 'a lamp in the window';

  it('needs the current one, differs from it, and ends all other sessions', async () => {
    const { password, headers, ...editor } = await createEditor('changer');
    const other = await server.signIn({ ...editor, password });
    const changeTo = (current: string, to: string) =>
      call('PUT', '/api/password', { current, password: to }, headers);
    expect((await changeTo('wrong', next)).status).toBe(403);
    expect((await changeTo(password, 'short')).status).toBe(400);
    expect(await messageOf(await changeTo(password, password))).toBe(
      passwordErrors.unchanged.message,
    );
    expect((await changeTo(password, next)).status).toBe(200);
    expect(await server.accountOf(other)).toBeNull();
    expect(await server.accountOf(headers)).not.toBeNull();
    expect((await signIn({ ...editor, password })).status).toBe(401);
  });

  it.each<[string, (editor: Editor) => Promise<Response>]>([
    [
      'the account itself',
      ({ password, headers }) =>
        call('PUT', '/api/password', { current: password, password: next }, headers),
    ],
    ['a link', async ({ id }) => setPassword({ token: await createLink(id), password: next })],
  ])('by %s forgets the browsers that were known before, and knows its own', async (by, set) => {
    const editor = await createEditor(`new${by.length}`);
    const { username } = editor;
    const known = [await signIn(editor), await set(editor)];
    // Strangers use up the guesses.
    for (let guess = 0; guess < 6; guess += 1) await signIn({ username, password: `no ${guess}` });
    const statuses = [];
    for (const browser of known.map(cookiesOf)) {
      statuses.push((await signIn({ username, password: next }, browser)).status);
    }
    expect(statuses).toEqual([429, 200]);
  });
});

describe('a link', () => {
  const check = (token: string) => call('POST', '/api/password/link', { token });

  it('names its account, is used once, ends all sessions, begins a new one, and is in no log', async () => {
    const editor = await createEditor('invited');
    const other = await server.signIn(editor);
    const token = await createLink(editor.id);
    for (const _each of [1, 2]) {
      expect(await (await check(token)).json()).toEqual({ username: 'invited' });
    }
    // A password that is refused uses up nothing.
    expect((await setPassword({ token, password: editor.password })).status).toBe(400);
    expect(await server.accountOf(editor.headers)).not.toBeNull();
    const body = { token, password: 'snow on the prayer flags' };
    const redeemed = await setPassword(body, editor.headers);
    expect(await server.accountOf(cookiesOf(redeemed))).toMatchObject({ username: 'invited' });
    for (const ended of [other, editor.headers]) expect(await server.accountOf(ended)).toBeNull();
    for (const used of [await check(token), await setPassword(body)]) {
      expect([used.status, await messageOf(used)]).toEqual([403, linkErrors.invalid.message]);
    }
    await server.signIn({ ...editor, password: body.password });
    expect(JSON.stringify(server.log)).not.toContain(token);
  });

  it('is refused when it has expired, was replaced, or is none', async () => {
    const editor = await createEditor('late');
    const [replaced, token] = [await createLink(editor.id), await createLink(editor.id)];
    expect((await check(token)).status).toBe(200);
    const past = { expires_at: Date.now() - 1 };
    await db.updateTable('links').set(past).execute();
    for (const bad of [token, replaced, '', 'x'.repeat(43), 'a\0', 'x'.repeat(201)]) {
      expect([400, 403]).toContain((await check(bad)).status);
    }
  });

  it('is refused if a clock that was far ahead has made it, but not for an hour', async () => {
    const editor = await createEditor('early');
    const token = await createLink(editor.id);
    for (const [hours, status] of [
      [24.9, 200],
      [25.1, 403],
    ] as const) {
      const changed = { expires_at: Date.now() + hours * HOUR_MS };
      await db.updateTable('links').set(changed).execute();
      expect((await check(token)).status).toBe(status);
    }
  });

  it('is never limited if it is good, and as guesses are if it is bad', async () => {
    const editor = await createEditor('patient');
    const token = await createLink(editor.id);
    for (let index = 0; index < 60; index += 1) {
      expect((await check(token)).status).toBe(200);
      expect((await setPassword({ token, password: 'short' })).status).toBe(400);
    }
    const statuses = new Set<number>();
    for (let index = 0; index < 51; index += 1) statuses.add((await check(`bad${index}`)).status);
    expect([...statuses]).toEqual([403, 429]);
    expect((await check(token)).status).toBe(200);
    const password = 'a new river under the bridge';
    expect((await setPassword({ token: 'bad', password })).status).toBe(429);
    expect((await setPassword({ token, password })).status).toBe(200);
  });
});

describe('the link of the first owner', () => {
  it('creates one account, with a good password, and is then gone', async () => {
    const fresh = await startTestServer({ isEmpty: true });
    const token = tokenOf(fresh.server.firstOwnerLink);
    const use = (body: object) => fresh.call('POST', '/api/password', { token, ...body });
    expect((await use({ password: OWNER.password })).status).toBe(400);
    expect(await messageOf(await use({ ...OWNER, password: 'short' }))).toMatch(/10 characters/);
    expect((await use({ ...OWNER, token: 'x'.repeat(43) })).status).toBe(403);
    const both = await Promise.all([use(OWNER), use({ ...OWNER, username: 'second' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    await fresh.restart();
    expect(fresh.server.firstOwnerLink).toBeUndefined();
  });

  it('works after another server has started, names nobody, and ends with the first account', async () => {
    const fresh = await startTestServer({ isEmpty: true });
    const tokens = [tokenOf(fresh.server.firstOwnerLink)];
    await fresh.restart();
    tokens.push(tokenOf(fresh.server.firstOwnerLink));
    const checkAll = () =>
      Promise.all(tokens.map((token) => fresh.call('POST', '/api/password/link', { token })));
    for (const good of await checkAll()) expect(await good.json()).toEqual({ username: null });
    await fresh.run('create-owner', 'sunita');
    for (const { status } of await checkAll()) expect(status).toBe(403);
  });
});

describe('an account', () => {
  it('comes with a link and when it ends, as the dashboard expects it', async () => {
    const body = { username: 'Newcomer', role: 'editor' };
    const response = await asOwner('POST', '/api/accounts', body);
    const created = parse(accountEndpoints.createAccount.response, await response.json());
    expect(Math.round((created.expiresAt - Date.now()) / 3_600_000)).toBe(24);
    const accounts = parse(accountEndpoints.listAccounts.response, await read('/api/accounts'));
    const passwords = Object.fromEntries(accounts.map((each) => [each.username, each.isActive]));
    expect(passwords).toMatchObject({ sunita: true, newcomer: false });
  });

  it.each([
    ['SUNITA', 409],
    ['ab', 400],
    ['two words', 400],
    ['x'.repeat(65), 400],
    ['a\0bc', 400],
  ])('cannot have the username %j', async (username, status) => {
    const response = await asOwner('POST', '/api/accounts', { username, role: 'editor' });
    expect(response.status).toBe(status);
  });

  it('ends with its sessions; the last owner who can sign in stays, and stays an owner', async () => {
    const editor = await createEditor('leaver');
    expect((await asOwner('DELETE', `/api/accounts/${editor.id}`)).status).toBe(200);
    expect(await server.accountOf(editor.headers)).toBeNull();
    // One whose link is unused does not count.
    const body = { username: 'never-came', role: 'owner' };
    const { account } = await (await asOwner('POST', '/api/accounts', body)).json();
    const accounts = parse(accountEndpoints.listAccounts.response, await read('/api/accounts'));
    const { id = '' } = accounts.find(({ username }) => username === OWNER.username) ?? {};
    expect((await change(id, { role: 'editor', isBlocked: false })).status).toBe(409);
    expect((await change(id, { role: 'owner', isBlocked: true })).status).toBe(409);
    expect((await asOwner('DELETE', `/api/accounts/${id}`)).status).toBe(409);
    expect((await change('none', { role: 'owner', isBlocked: false })).status).toBe(404);
    expect((await asOwner('DELETE', `/api/accounts/${account.id}`)).status).toBe(200);
  });

  it('is blocked at once: sessions, password, links and the browser, and unblocked again', async () => {
    const editor = await createEditor('blocked');
    const token = await createLink(editor.id);
    const blocked = await change(editor.id, { role: 'editor', isBlocked: true });
    expect(await blocked.json()).toMatchObject({ isBlocked: true, sessions: 0 });
    expect(await server.accountOf(editor.headers)).toBeNull();
    expect((await signIn(editor)).status).toBe(401);
    const password = 'a new river under the bridge';
    expect((await setPassword({ token, password })).status).toBe(403);
    expect((await asOwner('POST', `/api/links/${editor.id}`)).status).toBe(409);
    await change(editor.id, { role: 'editor', isBlocked: false });
    expect((await signIn(editor)).status).toBe(200);
  });

  it('gets another role with its next request, and says when it signed in', async () => {
    const { id, headers } = await createEditor('promoted');
    expect((await change(id, { role: 'owner', isBlocked: false })).status).toBe(200);
    const accounts = await read('/api/accounts', headers);
    const promoted = { id, role: 'owner', sessions: 1, signedInAt: expect.any(Number) };
    expect(accounts).toContainEqual(expect.objectContaining(promoted));
    expect(JSON.stringify(accounts)).not.toContain('argon2');
    expect((await change(id, { role: 'editor', isBlocked: false })).status).toBe(200);
  });
});

describe('the audit log and the log of requests', () => {
  it('have no password, cookie or text', async () => {
    const secret = 'secret words in a text';
    await asOwner('POST', '/api/testimonials/create', { name: 'Asmita', message: secret });
    await signIn({ username: secret, password: secret });
    const written = JSON.stringify([await read('/api/audit'), server.log]);
    expect(written).toContain('POST /api/testimonials/create');
    for (const word of [secret, OWNER.password, owner.cookie?.match(/[\w-]{43}/)?.[0]]) {
      expect(written).not.toContain(word);
    }
  });

  it('have an entry of each write, or there was none', async () => {
    const before = await read('/api/testimonials/get');
    await sql`ALTER TABLE audit RENAME TO audit_elsewhere`.execute(db);
    try {
      const testimonial = { name: 'Asmita', message: 'Namaste' };
      expect((await asOwner('POST', '/api/testimonials/create', testimonial)).status).toBe(500);
      expect((await signIn(OWNER)).status).toBe(500);
    } finally {
      await sql`ALTER TABLE audit_elsewhere RENAME TO audit`.execute(db);
    }
    expect(await read('/api/testimonials/get')).toEqual(before);
  });
});

const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });

describe('signing in', () => {
  it.each([
    [{ username: 'Sunita ' }, 200],
    [{ password: OWNER.password.toUpperCase() }, 401],
    [{ username: 'nobody' }, 401],
  ])('with %j is answered with %i, each 401 with the same message', async (other, status) => {
    const response = await signIn({ ...OWNER, ...other });
    expect(response.status).toBe(status);
    if (status === 401) expect(await messageOf(response)).toBe('Invalid credentials.');
  });

  it.each([
    ['blocked', 'PUT', { role: 'editor', isBlocked: true }],
    ['deleted', 'DELETE', undefined],
  ])('fails if the account is %s while it waits for its turn', async (how, method, body) => {
    const { id, username, password } = await createEditor(`waiting-to-be-${how}`);
    // They take the turns of the password check.
    const others = Array.from({ length: 8 }, (_, index) =>
      signIn({ username: `nobody ${index}`, password: 'wrong' }, from(index)),
    );
    const waiting = signIn({ username, password }, from(99));
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
    const cookies = [before, ...after.map(cookiesOf)].map(({ cookie }) => cookie);
    expect(new Set(cookies).size).toBe(4);
    expect(await server.accountOf(before)).toBeNull();
  });

  it('stays over a restart, and ends by signing out, which removes the cookie', async () => {
    const headers = await server.signIn();
    await server.restart();
    expect(await server.accountOf(headers)).toMatchObject({ username: 'sunita' });
    const response = await call('DELETE', '/api/session', undefined, headers);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\/;/);
    expect(await server.accountOf(headers)).toBeNull();
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
    expect(await server.accountOf(headers)).not.toBeNull();
    await setAge(minutes * 60_000 + Math.sign(minutes) * 10_000);
    expect(await server.accountOf(headers)).toBeNull();
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
    expect(await server.accountOf(second)).not.toBeNull();
    expect((await call('DELETE', path, undefined, headers)).status).toBe(200);
    expect(await server.accountOf(second)).toBeNull();
    expect((await call('DELETE', '/api/sessions', undefined, first)).status).toBe(200);
    expect(await server.accountOf(headers)).toBeNull();
    for (const other of [first, stranger.headers])
      expect(await server.accountOf(other)).not.toBeNull();
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
    const left = await Promise.all([editor.headers, other].map(server.accountOf));
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
