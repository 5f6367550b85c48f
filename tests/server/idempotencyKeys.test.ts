import { afterEach, beforeEach, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { blog, contactMessage, startTestServer, type TestServer } from './testServer.ts';

let mailServer: MailServer;
let server: TestServer;

beforeEach(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ env: mailServer.env });
});
afterEach(async () => {
  await mailServer.close();
});

const KEY = { [IDEMPOTENCY_KEY_HEADER]: '"a-key-of-this-form"' };

const addBlog = async (session = server.owner) =>
  (await server.call('POST', '/api/blogs/create', blog, { ...session, ...KEY })).json();
const sendMessage = (session = {}) =>
  server.call('POST', '/api/contact', contactMessage, { ...session, ...KEY });

it('a message that is sent again after a restart is in the inbox once, and mailed once', async () => {
  expect((await sendMessage()).status).toBe(201);
  await expect.poll(() => mailServer.mails).toHaveLength(1);
  await server.restart();
  const again = await sendMessage();
  expect([again.status, await again.json()]).toEqual([201, { message: 'Message sent' }]);
  expect((await server.read('/api/inbox/count')).total).toBe(1);
  // A mail of this one would have come before.
  await server.call('POST', '/api/contact', { ...contactMessage, subject: 'Another' });
  await expect.poll(() => mailServer.mails).toHaveLength(2);
  expect(mailServer.mails[1]?.header('Subject')).toContain('Another');
});

it('a message that is sent again after the session has ended is in the inbox once', async () => {
  await sendMessage(server.owner);
  await sendMessage();
  expect((await server.read('/api/inbox/count')).total).toBe(1);
});

it('a blog that is sent again is in the audit log once', async () => {
  expect(await addBlog()).toEqual(await addBlog());
  const entries = await server.read('/api/audit?kind=blogs');
  expect(entries).toMatchObject([{ title: blog.title }]);
});

it('the key of one account means nothing for another', async () => {
  const editor = await server.createEditor('bimala');
  const first = await addBlog();
  expect((await addBlog(editor.headers))._id).not.toBe(first._id);
  expect(await server.read('/api/blogs/get')).toHaveLength(2);
});

it('the database holds neither the key nor the text beside it', async () => {
  await server.call('POST', '/api/contact', contactMessage, KEY);
  const db = await server.openDatabase();
  const keys = await db.selectFrom('idempotency_keys').selectAll().execute();
  expect(keys).toHaveLength(1);
  expect(JSON.stringify(keys)).not.toMatch(/a-key|Asmita|नमस्ते/);
});
