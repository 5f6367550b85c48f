import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import type { Storage } from '#server/storage/storage.ts';
import { messageOf, OWNER, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let storage: Storage;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  storage = await openStorage(server.settings);
});
beforeEach(() => storage.db.deleteFrom('limits').execute());
afterAll(async () => {
  await storage.close();
  await server.remove();
});

const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
const call: TestServer['call'] = (...args) => server.call(...args);
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
});

describe('a sign-in that waits for its turn', () => {
  const changes = {
    'the account is blocked': (id: string) => ({
      method: 'PUT' as const,
      path: `/api/accounts/${id}`,
      body: { role: 'editor', isBlocked: true },
    }),
    'the account is deleted': (id: string) => ({
      method: 'DELETE' as const,
      path: `/api/accounts/${id}`,
      body: undefined,
    }),
  };
  it.each(Object.entries(changes))('fails if meanwhile %s', async (_case, change) => {
    const owner = await server.signIn();
    const editor = await server.createEditor('gita', owner);
    const { username, password } = editor;
    // They take the turns of the password check.
    const others = Array.from({ length: 8 }, (_, index) =>
      call('POST', '/api/session', { username: `nobody ${index}`, password: 'wrong' }, from(index)),
    );
    const waiting = call('POST', '/api/session', { username, password }, from(99));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { method, path, body } = change(editor.id);
    expect((await call(method, path, body, owner)).status).toBe(200);
    await Promise.all(others);
    const response = await waiting;
    expect([response.status, await messageOf(response)]).toEqual([401, 'Invalid credentials.']);
    if (method === 'PUT') await call('DELETE', `/api/accounts/${editor.id}`, undefined, owner);
  });
});

it('logs once that a proxy is not trusted', async () => {
  const behind = await startTestServer();
  try {
    for (const path of ['/healthz', '/api/session', '/healthz']) {
      await behind.call('GET', path, undefined, { 'x-forwarded-for': '198.51.100.1' });
    }
    const warnings = behind.log
      .filter(({ level }) => level === 'warn')
      .map(({ message }) => message);
    expect(warnings.filter((text) => /TRUSTED_PROXIES/.test(String(text)))).toHaveLength(1);
  } finally {
    await behind.remove();
  }
});
