import { beforeEach, describe, expect, it } from 'vitest';
import { draftEndpoints } from '#contracts/blogs.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { IDEMPOTENCY_KEY_HEADER, keyErrors } from '#contracts/idempotencyKey.ts';
import { blogs, createClient, kinds } from '../contract/client.ts';
import { contactMessage, ORIGIN, startTestServer } from './testServer.ts';

const server = await startTestServer();
const db = await server.openDatabase();
beforeEach(async () => {
  const others = ['messages', 'audit', 'idempotency_keys'] as const;
  for (const table of [...kinds.map(({ name }) => name), ...others]) {
    await db.deleteFrom(table).execute();
  }
});

const { call, callAt, list, expectError } = createClient({
  baseUrl: () => `${server.server.url}/api`,
});
const send = (path: string, body: object, key: string, headers = server.owner) =>
  call('POST', path, body, { ...headers, [IDEMPOTENCY_KEY_HEADER]: key });
const newKey = () => `"${crypto.randomUUID()}"`;

describe.each(kinds)('a key of $name', (kind) => {
  const { path } = kind.create;

  it('makes a second request the first: the same response, and one entry in list and log', async () => {
    const key = newKey();
    const first = await send(path, kind.sample, key);
    const again = await send(path, { ...kind.sample, unknown: 'field' }, key);
    expect(again).toMatchObject({ status: 201, data: first.data });
    expect(await list(kind)).toEqual([first.data]);
    const title = kind.sample[kind.nameField];
    expect(await server.read('/api/audit')).toMatchObject([{ title }]);
  });

  it('is forgotten with the entry', async () => {
    const key = newKey();
    const { data } = await send(path, kind.sample, key);
    await callAt(kind.remove, Object(data)._id, undefined, server.owner);
    expect((await send(path, kind.sample, key)).status).toBe(201);
    expect(await list(kind)).toHaveLength(1);
  });
});

describe('a key', () => {
  const { path } = blogs.create;

  it('is another one at another endpoint, and of a request that was not valid', async () => {
    const key = newKey();
    await expectError(400, send(path, {}, key));
    for (const kind of kinds) {
      expect((await send(kind.create.path, kind.sample, key)).status).toBe(201);
      expect(await list(kind)).toHaveLength(1);
    }
  });

  it('is another one for another account, and is in no table beside its text', async () => {
    const editor = await server.createEditor('editor');
    await send(path, blogs.sample, '"a-key-of-this-form"');
    await send(path, blogs.sample, '"a-key-of-this-form"', editor.headers);
    expect(await list(blogs)).toHaveLength(2);
    const keys = await db.selectFrom('idempotency_keys').selectAll().execute();
    expect(keys).toHaveLength(2);
    expect(JSON.stringify(keys)).not.toMatch(/a-key|Title/);
  });

  it.each(['', 'k'.repeat(256), 'a b'])("is refused if it is '%s'", async (key) => {
    await expectError(400, send(path, blogs.sample, key), /Idempotency-Key/);
    expect((await send(path, blogs.sample, 'k'.repeat(255))).status).toBe(201);
    expect(await list(blogs)).toHaveLength(1);
  });
});

it('saves a draft once', async () => {
  const { path } = draftEndpoints.createDraft;
  const key = newKey();
  const [first, again] = [await send(path, {}, key), await send(path, {}, key)];
  expect(first).toMatchObject({ status: 201, data: again.data });
});

it('stores a contact message once, also after a restart and the end of a session', async () => {
  const { path } = contactEndpoints.sendMessage;
  const key = newKey();
  const first = await send(path, contactMessage, key);
  expect(first.status).toBe(201);
  await server.restart();
  const again = await send(path, contactMessage, key, { origin: ORIGIN });
  expect(again).toMatchObject({ status: 201, data: first.data });
  const other = { ...contactMessage, message: 'Another' };
  await expectError(422, send(path, other, key), new RegExp(keyErrors.reused.message));
  expect((await server.read('/api/inbox')).messages).toMatchObject([contactMessage]);
});
