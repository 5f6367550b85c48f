import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyEndpoint, pathOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import type { Database } from '#server/storage/schema.ts';
import { openConnection } from './connection.ts';
import { type Bytes, bytes, png } from './samplePictures.ts';
import { blog, type Editor, ORIGIN, sendForm, type TestServer } from './testServer.ts';

/** Begins a request, until the server reads its body. The result sends the rest. */
async function holdRequest(
  url: string,
  { method, path, headers, body }: HeldCall,
): Promise<() => Promise<number>> {
  const { socket, answer } = openConnection(url);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const all = {
    host: 'x',
    connection: 'close',
    expect: '100-continue',
    'content-length': String(body.byteLength),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await expect.poll(() => received).toContain('100 Continue');
  socket.write(body.subarray(0, 5));
  // The server has looked for the session.
  await wait(100);
  return async () => {
    socket.write(body.subarray(5));
    return Number([...(await answer).matchAll(/HTTP\/1.1 (\d+)/g)].at(-1)?.[1]);
  };
}

interface HeldCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Bytes;
}

const testimonial = { name: 'Held', message: 'B' };

const writes = Object.entries<AnyEndpoint>(endpoints).filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'public',
);

/** That a request held open has no power that its sender has lost meanwhile. */
export function describeHeldRequests(name: string, start: () => Promise<TestServer>) {
  describe(`a request on ${name} that is held open`, () => {
    let server: TestServer;
    let db: Kysely<Database>;
    beforeAll(async () => {
      server = await start();
      db = await server.openDatabase();
    });
    afterAll(() => server.remove());

    const change = (id: string, body: object) => server.asOwner('PUT', `/api/accounts/${id}`, body);
    const losses: [how: string, lose: (caller: Editor) => Promise<Response>, access?: string][] = [
      ['is blocked', ({ id }) => change(id, { role: 'owner', isBlocked: true })],
      ['is demoted', ({ id }) => change(id, { role: 'editor', isBlocked: false }), 'owner'],
      ['is deleted', ({ id }) => server.asOwner('DELETE', `/api/accounts/${id}`)],
      ['signs out', ({ headers }) => server.call('DELETE', '/api/session', undefined, headers)],
      [
        'gets a new password in another browser',
        async (caller) => {
          const headers = await server.signIn(caller);
          const body = { current: caller.password, password: 'another river under the bridge' };
          return server.call('PUT', '/api/password', body, headers);
        },
      ],
    ];

    /** Everything that a write can change. */
    async function readAll() {
      const tables = ['blogs', 'testimonials', 'messages', 'links', 'audit'] as const;
      const rows = tables.map((table) => db.selectFrom(table).selectAll().execute());
      const accounts = db
        .selectFrom('accounts')
        .select(['id', 'role', 'blocked_at', 'password_hash'])
        .orderBy('id')
        .execute();
      const sessions = db.selectFrom('sessions').select('id').orderBy('id').execute();
      const { pictures } = await server.read('/api/system');
      return [...(await Promise.all([...rows, accounts, sessions])), pictures];
    }

    /** The id in the path of an endpoint, of something that is there. */
    async function idFor({ path }: AnyEndpoint, callerId: string): Promise<string> {
      if (!path.includes(':id')) return '';
      if (path.startsWith('/inbox')) {
        await sendForm(server);
        const found = db.selectFrom('messages').select('id').where('deleted_at', 'is', null);
        return (await found.executeTakeFirstOrThrow()).id;
      }
      if (path.startsWith('/bin')) return binnedId(path);
      if (path.startsWith('/drafts')) {
        const created = await server.asOwner('POST', '/api/drafts/blogs/create', blog);
        return (await created.json())._id;
      }
      const kind = /\/(blogs|testimonials)\//.exec(path)?.[1];
      if (!kind) return callerId;
      const body = kind === 'blogs' ? blog : testimonial;
      const created = await server.asOwner('POST', `/api/${kind}/create`, body);
      return (await created.json())._id;
    }

    /** The id of something in the bin, for an endpoint of the bin. */
    async function binnedId(path: string): Promise<string> {
      const remove = Object.values<AnyEndpoint>(endpoints).find(
        ({ method, path: from }) =>
          method === 'DELETE' &&
          from.startsWith(
            path.replace('/bin/messages', '/inbox').replace(/^\/bin(.*):id$/, '$1delete'),
          ),
      );
      if (!remove) throw new Error(`Nothing puts something into ${path}.`);
      const id = await idFor(remove, '');
      await server.asOwner('DELETE', `/api${pathOf(remove, id)}`);
      return id;
    }

    async function bodyFor(write: string, { request, binaryBody }: AnyEndpoint, password: string) {
      if (binaryBody) return png(20, 20, '#aa3355');
      if (!request) return bytes('no body is wanted');
      const bodies: Record<string, object> = {
        changePassword: { current: password, password: 'a held river under the bridge' },
        createAccount: { username: 'friend', role: 'owner' },
        updateAccount: { role: 'owner', isBlocked: false },
        updateMessage: { status: 'done' },
        updateNote: { note: 'Held', followUpOn: null, version: null },
        takeMessage: { isTaken: true, was: null },
      };
      const body = bodies[write] ?? (/Blog|Draft/.test(write) ? blog : testimonial);
      return bytes(JSON.stringify(body));
    }

    it.each(losses)('by somebody who %s does nothing', async (how, lose, access) => {
      const username = `held-${losses.findIndex(([each]) => each === how)}`;
      const caller = await server.createEditor(username);
      await change(caller.id, { role: 'owner', isBlocked: false });
      const calls: [write: string, call: HeldCall][] = [];
      for (const [write, endpoint] of writes) {
        if (access && endpoint.access !== access) continue;
        const call = {
          method: endpoint.method,
          path: `/api${pathOf(endpoint, await idFor(endpoint, caller.id))}`,
          headers: {
            ...caller.headers,
            origin: ORIGIN,
            ...(endpoint.binaryBody && { 'content-type': 'image/png' }),
          },
          body: await bodyFor(write, endpoint, caller.password),
        };
        calls.push([write, call]);
      }
      const held = await Promise.all(
        calls.map(async ([write, call]) => ({
          write,
          finish: await holdRequest(server.server.url, call),
        })),
      );
      expect((await lose(caller)).status).toBe(200);
      const before = await readAll();
      const statuses: Record<string, number> = {};
      for (const { write, finish } of held) statuses[write] = await finish();
      const expected = held.map(({ write }) => [write, how === 'is demoted' ? 403 : 401]);
      expect(statuses).toEqual(Object.fromEntries(expected));
      expect(await readAll()).toEqual(before);
    });

    it('by two owners who block each other: one does it, and the other is blocked', async () => {
      for (let round = 0; round < 5; round += 1) {
        const owners = [
          await server.createEditor(`left-${round}`),
          await server.createEditor(`right-${round}`),
        ] as const;
        for (const { id } of owners) await change(id, { role: 'owner', isBlocked: false });
        const held = [owners, owners.toReversed()].map(([by, whom]) =>
          holdRequest(server.server.url, {
            method: 'PUT',
            path: `/api/accounts/${whom?.id}`,
            headers: { ...by?.headers, origin: ORIGIN },
            body: bytes(JSON.stringify({ role: 'owner', isBlocked: true })),
          }),
        );
        const statuses = (await Promise.all(held)).map((finish) => finish());
        expect((await Promise.all(statuses)).toSorted()).toEqual([200, 401]);
      }
    });
  });
}
