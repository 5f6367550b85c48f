import { beforeEach, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { blog, contactMessage, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const KEY = { [IDEMPOTENCY_KEY_HEADER]: '"a-key-of-this-form"' };

const addBlog = async (session = server.owner) =>
  (await server.call('POST', '/api/blogs/create', blog, { ...session, ...KEY })).json();
const sendMessage = (session = {}) =>
  server.call('POST', '/api/contact', contactMessage, { ...session, ...KEY });

it('a message that is sent again is in the inbox once, also after a restart and the end of a session', async () => {
  await sendMessage(server.owner);
  await server.restart();
  const again = await sendMessage();
  expect([again.status, await again.json()]).toEqual([201, { message: 'Message sent' }]);
  expect((await server.read('/api/inbox/count')).total).toBe(1);
});

it('a blog that is sent again is in the audit log once', async () => {
  expect(await addBlog()).toEqual(await addBlog());
  const entries = await server.read('/api/audit?kind=blogs');
  expect(entries).toMatchObject([{ title: blog.title }]);
});

it('the key of one account means nothing for another, and is in no table beside its text', async () => {
  const editor = await server.createEditor('bimala');
  const first = await addBlog();
  expect((await addBlog(editor.headers))._id).not.toBe(first._id);
  const db = await server.openDatabase();
  const keys = await db.selectFrom('idempotency_keys').selectAll().execute();
  expect(keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toMatch(/a-key|"A"|"B"/);
});
