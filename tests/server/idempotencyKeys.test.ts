import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { MAX_MESSAGES } from '#contracts/inbox.ts';
import { runCommand } from '#server/ops/commands.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { contactMessage, startTestServer, type TestServer } from './testServer.ts';

let mailServer: MailServer;
let server: TestServer;
let storage: Storage;

beforeEach(async () => {
  mailServer = await startMailServer();
  const MAIL_FROM = 'website@consultancy.example';
  const env = { SMTP_URL: mailServer.url, MAIL_FROM, MAIL_TO: 'office@consultancy.example' };
  server = await startTestServer({ env });
  storage = await openStorage(server.settings);
});
afterEach(async () => {
  await storage.close();
  await server.remove();
  await mailServer.close();
});

const KEY = { [IDEMPOTENCY_KEY_HEADER]: '"a-key-of-this-form"' };
const blog = { title: 'Visas', content: 'Start early.', author: 'Anisha' };

const addBlog = async (session = server.owner) =>
  (await server.call('POST', '/api/blogs/create', blog, { ...session, ...KEY })).json();
const sendMessage = () => server.call('POST', '/api/contact', contactMessage, KEY);
const count = async () => (await server.read('/api/inbox/count')).total;

it('a message that is sent again after a restart is in the inbox once, and mailed once', async () => {
  expect((await sendMessage()).status).toBe(201);
  await expect.poll(() => mailServer.mails).toHaveLength(1);
  await server.restart();
  const again = await sendMessage();
  expect([again.status, await again.json()]).toEqual([201, { message: 'Message sent' }]);
  expect(await count()).toBe(1);
  // A mail of this one would have come before.
  await server.call('POST', '/api/contact', { ...contactMessage, subject: 'Another' });
  await expect.poll(() => mailServer.mails).toHaveLength(2);
  expect(mailServer.mails[1]?.header('Subject')).toContain('Another');
});

it('the message that filled the inbox can be sent again', async () => {
  const { subject, ...fields } = { ...contactMessage, phone: '', received_at: 1 };
  const rows = Array.from({ length: MAX_MESSAGES - 1 }, (_, index) => ({
    ...{ ...fields, subject, status: 'read' as const },
    id: String(index).padStart(24, '0'),
  }));
  while (rows.length > 0) {
    await storage.db.insertInto('messages').values(rows.splice(0, 1000)).execute();
  }
  expect((await sendMessage()).status).toBe(201);
  expect((await sendMessage()).status).toBe(201);
  const other = { ...contactMessage, subject: 'Another' };
  expect((await server.call('POST', '/api/contact', other)).status).toBe(503);
  expect(await count()).toBe(MAX_MESSAGES);
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

it('the database holds neither the key nor the text beside it, and a restore forgets both', async () => {
  await addBlog();
  const keys = () => storage.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(await keys()).toHaveLength(1);
  expect(JSON.stringify(await keys())).not.toMatch(/a-key|Visas|Start early/);
  const file = join(server.settings.dataDir, 'backup');
  await runCommand('backup', [file], server.settings);
  await server.server.stop();
  await runCommand('restore', [file, '--replace'], server.settings);
  expect(await keys()).toEqual([]);
  await server.restart();
});
