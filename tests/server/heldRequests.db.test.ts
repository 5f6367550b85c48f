import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type AnyEndpoint, pathOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openConnection } from './connection.ts';
import { type Bytes, bytes, png } from './samplePictures.ts';
import { blog, type Editor, ORIGIN, sendForm, startTestServer } from './testServer.ts';

const server = await startTestServer();
const db = await server.openDatabase();

interface HeldCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Bytes;
}

/** Begins a request, until the server reads its body. The result sends the rest. */
async function holdRequest({ method, path, headers, body }: HeldCall) {
  const { socket, answer } = openConnection(server.server.url);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const all = {
    ...{ host: 'x', connection: 'close', expect: '100-continue', origin: ORIGIN },
    'content-length': String(body.byteLength),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await expect.poll(() => received).toContain('100 Continue');
  socket.write(body.subarray(0, 5));
  // The server has looked for the session.
  await wait(100);
  return async () => {
    socket.write(body.subarray(5));
    return Number([...(await answer).matchAll(/HTTP\/1.1 (\d+)/g)].at(-1)?.[1]);
  };
}

const change = (id: string, body: object) => server.asOwner('PUT', `/api/accounts/${id}`, body);

/** What each write would change, by the beginning of its path. */
async function createTargets(): Promise<Record<string, string>> {
  const create = async (path: string, body: object): Promise<string> =>
    (await (await server.asOwner('POST', `/api${path}/create`, body)).json())._id;
  const binned = { blogs: await server.addBlog(), testimonials: '', messages: '' };
  const testimonial = { name: 'Asmita', message: 'B' };
  binned.testimonials = await create('/testimonials', testimonial);
  for (const kind of ['blogs', 'testimonials'] as const) {
    await server.asOwner('DELETE', `/api/${kind}/delete/${binned[kind]}`);
  }
  await sendForm(server);
  binned.messages = (await server.read('/api/inbox')).messages[0]._id;
  await server.asOwner('DELETE', `/api/inbox/${binned.messages}`);
  await sendForm(server);
  const account = (await server.createEditor('target')).id;
  const [session] = await server.read(`/api/accounts/${account}/sessions`);
  return {
    ...{ '/accounts': account, '/links': account, '/sessions': session.id },
    '/testimonials': await create('/testimonials', testimonial),
    '/blogs': await server.addBlog(),
    '/drafts': await create('/drafts/blogs', blog),
    '/inbox': (await server.read('/api/inbox')).messages[0]._id,
    ...Object.fromEntries(Object.entries(binned).map(([kind, id]) => [`/bin/${kind}`, id])),
  };
}
const targets = await createTargets();
const targetOf = ({ path }: AnyEndpoint) =>
  Object.entries(targets).find(([start]) => path.startsWith(`${start}/`))?.[1];

/** Everything that these writes can change. */
async function readAll() {
  const tables = ['blogs', 'testimonials', 'messages', 'links', 'audit', 'import_run'] as const;
  const rows = tables.map((table) => db.selectFrom(table).selectAll().execute());
  const accounts = db.selectFrom('accounts').select(['id', 'role', 'password_hash']).orderBy('id');
  const sessions = db.selectFrom('sessions').select('id').orderBy('id');
  const { pictures } = await server.read('/api/system');
  return [...(await Promise.all([...rows, accounts.execute(), sessions.execute()])), pictures];
}

const writes = Object.entries<AnyEndpoint>(endpoints).filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'public',
);

function bodyFor(write: string, { request, binaryBody }: AnyEndpoint, current: string) {
  if (binaryBody) return png(20, 20, '#aa3355');
  if (!request) return bytes('no body is wanted');
  const bodies: Record<string, object> = {
    changePassword: { current, password: 'a held river under the bridge' },
    createAccount: { username: 'friend', role: 'owner' },
    updateAccount: { role: 'owner', isBlocked: false },
    updateMessage: { status: 'done' },
    updateNote: { note: 'Held', followUpOn: null, version: null },
    takeMessage: { isTaken: true, was: null },
  };
  return bytes(JSON.stringify(bodies[write] ?? { ...blog, name: 'Held', message: 'B' }));
}

it.each<[how: string, lose: (caller: Editor) => Promise<Response>, access?: string]>([
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
])('by somebody who %s does nothing', async (how, lose, access) => {
  const caller = await server.createEditor(`held-${how.slice(0, 12).replaceAll(' ', '-')}`);
  await change(caller.id, { role: 'owner', isBlocked: false });
  const held = writes
    .filter(([, endpoint]) => !access || endpoint.access === access)
    .map(async ([write, endpoint]) => {
      const { method, binaryBody } = endpoint;
      const headers = { ...caller.headers, ...(binaryBody && { 'content-type': 'image/png' }) };
      const body = await bodyFor(write, endpoint, caller.password);
      const path = pathOf(endpoint, targetOf(endpoint));
      return { write, finish: await holdRequest({ method, path, headers, body }) };
    });
  const calls = await Promise.all(held);
  expect((await lose(caller)).status).toBe(200);
  const before = await readAll();
  for (const { write, finish } of calls) {
    expect([write, await finish()]).toEqual([write, how === 'is demoted' ? 403 : 401]);
  }
  expect(await readAll()).toEqual(before);
});

it('by two owners who block each other: one does it, and the other is blocked', async () => {
  const body = bytes(JSON.stringify({ role: 'owner', isBlocked: true }));
  for (let round = 0; round < 5; round += 1) {
    const left = await server.createEditor(`left-${round}`);
    const right = await server.createEditor(`right-${round}`);
    for (const { id } of [left, right]) await change(id, { role: 'owner', isBlocked: false });
    const held = [
      [left, right],
      [right, left],
    ].map(([by, whom]) => {
      const path = `/accounts/${whom?.id}`;
      return holdRequest({ method: 'PUT', path, headers: { ...by?.headers }, body });
    });
    const statuses = (await Promise.all(held)).map((finish) => finish());
    expect((await Promise.all(statuses)).toSorted()).toEqual([200, 401]);
  }
});
