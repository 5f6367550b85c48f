import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openConnection } from './connection.ts';
import { type Bytes, bytes, png } from './samplePictures.ts';
import { blog, type Editor, ORIGIN, startTestServer } from './testServer.ts';

const server = await startTestServer();
const db = await server.openDatabase();

/** Begins a request, until the server reads its body. The result sends the rest. */
async function holdRequest(
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  headers: Record<string, string>,
  body: Bytes,
) {
  const { socket, received, answer } = openConnection(server.server.url);
  const all = {
    ...{ host: 'x', connection: 'close', expect: '100-continue', origin: ORIGIN },
    'content-length': String(body.byteLength),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await expect.poll(received).toContain('100 Continue');
  socket.write(body.subarray(0, 5));
  // The server has looked for the session.
  await wait(100);
  return async () => {
    socket.write(body.subarray(5));
    return Number([...(await answer).matchAll(/HTTP\/1.1 (\d+)/g)].at(-1)?.[1]);
  };
}

const change = (id: string, body: object) => server.asOwner('PUT', `/api/accounts/${id}`, body);

/** Everything that these writes can change. */
async function readAll() {
  const tables = ['blogs', 'accounts', 'audit'] as const;
  const rows = tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute());
  return [...(await Promise.all(rows)), (await server.read('/api/system')).pictures];
}

/** One of each way in which `route` runs a write: at once or prepared, of an editor or an owner. */
const writes = [
  { endpoint: endpoints.createBlog, body: bytes(JSON.stringify(blog)) },
  { endpoint: endpoints.createAccount, body: bytes('{"username":"friend","role":"owner"}') },
  { endpoint: endpoints.uploadPicture, body: await png(20, 20, '#aa3355') },
];

it('every write of somebody who is signed in is a logged one, which looks for the session again', () => {
  for (const { method, access, action } of Object.values<AnyEndpoint>(endpoints)) {
    expect(action !== undefined).toBe(method !== 'GET' && access !== 'public');
  }
});

it.each<[how: string, lose: (caller: Editor) => Promise<Response>, access?: string]>([
  ['is blocked', ({ id }) => change(id, { role: 'owner', isBlocked: true })],
  ['is demoted', ({ id }) => change(id, { role: 'editor', isBlocked: false }), 'owner'],
  ['is deleted', ({ id }) => server.asOwner('DELETE', `/api/accounts/${id}`)],
  ['signs out', ({ headers }) => server.call('DELETE', '/api/session', undefined, headers)],
])('by somebody who %s does nothing', async (how, lose, access) => {
  const caller = await server.createEditor(`held-${how.slice(0, 12).replaceAll(' ', '-')}`);
  await change(caller.id, { role: 'owner', isBlocked: false });
  const held = writes
    .filter(({ endpoint }) => !access || endpoint.access === access)
    .map(async ({ endpoint, body }) => {
      const headers = { ...caller.headers, 'content-type': 'image/png' };
      return { path: endpoint.path, finish: await holdRequest(endpoint, headers, body) };
    });
  const calls = await Promise.all(held);
  expect((await lose(caller)).status).toBe(200);
  const before = await readAll();
  for (const { path, finish } of calls) {
    expect([path, await finish()]).toEqual([path, how === 'is demoted' ? 403 : 401]);
  }
  expect(await readAll()).toEqual(before);
});

it('by two owners who block each other: one does it, and the other is blocked', async () => {
  const body = bytes(JSON.stringify({ role: 'owner', isBlocked: true }));
  const left = await server.createEditor('left');
  const right = await server.createEditor('right');
  for (const { id } of [left, right]) await change(id, { role: 'owner', isBlocked: false });
  const hold = ({ headers }: Editor, { id }: Editor) =>
    holdRequest({ method: 'PUT', path: `/accounts/${id}` }, headers, body);
  const held = await Promise.all([hold(left, right), hold(right, left)]);
  const statuses = await Promise.all(held.map((finish) => finish()));
  expect(statuses.toSorted()).toEqual([200, 401]);
});
