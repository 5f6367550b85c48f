import { expect, it } from 'vitest';
import { auditActions, SERVER_ITSELF } from '#contracts/audit.ts';
import { MAX_BIN_LISTED } from '#contracts/bin.ts';
import { createBinStore, emptyBin } from '#server/bin/sqlStore.ts';
import { createSqlStore } from '#server/content/sqlStore.ts';
import { sendDue } from '#server/messages/outbox.ts';
import { createMessageStore } from '#server/messages/sqlStore.ts';
import { readContentVersion } from '#server/storage/contentVersion.ts';
import { claimKey } from '#server/storage/idempotencyKeys.ts';
import { countPictures } from '#server/uploads/unusedPictures.ts';
import { createIsUsed, usedPictures } from '#server/uploads/usedPictures.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { addMail, addMessages, newIds, openTestDatabase } from './testDatabase.ts';
import { blog, sendForm, startTestServer } from './testServer.ts';

const tables = ['blogs', 'testimonials', 'messages', 'audit', 'idempotency_keys'] as const;
const { db } = await openTestDatabase(...tables);
const bin = createBinStore(db);
const blogs = createSqlStore(db);
const drafts = createSqlStore(db, 'draft');
const inbox = createMessageStore(db);
const sender = { name: 'Asmita', email: 'a@b.example', phone: '' };
const key = { scope: 'POST /contact ', key: 'k', body: '{}' };
const addMessage = async (request?: typeof key) => {
  await inbox.add({ ...sender, subject: 'Fees', message: 'M' }, request);
  return (await inbox.list({}, 'sunita')).messages[0]?._id ?? '';
};
const binned = async () => (await bin.list()).entries.map(({ _id }) => _id);
const log = () => db.selectFrom('audit').select(['action', 'title']).execute();

it('is emptied after 30 days, and the audit log counts what went', async () => {
  const start = Date.now();
  await blogs.insert('blogs', { _id: '1', title: 'A', content: 'B' });
  await drafts.insert('blogs', { _id: '2', title: '', content: '' });
  await blogs.insert('blogs', { _id: '3', title: 'Stays', content: 'B' });
  await blogs.remove('blogs', '1', 'sunita');
  await drafts.remove('blogs', '2', 'sunita');
  await inbox.remove(await addMessage(), 'bimala');
  const [message] = (await bin.list()).entries;
  expect(message).toMatchObject({ title: 'Fees (Asmita)', deletedBy: 'bimala' });

  const version = await readContentVersion(db);
  await emptyBin(db, start + 29.9 * DAY_MS);
  expect(await readContentVersion(db)).toBe(version);
  expect(await binned()).toHaveLength(3);
  expect(await log()).toEqual([]);
  await emptyBin(db, Date.now() + 30 * DAY_MS);
  await emptyBin(db, Date.now() + 31 * DAY_MS);
  expect(await binned()).toEqual([]);
  expect(await blogs.list('blogs')).toMatchObject([{ title: 'Stays' }]);
  const title = 'two blogs, one message, after 30 days';
  expect(await log()).toEqual([{ action: auditActions.emptiedBin, title }]);
  const [entry] = await db.selectFrom('audit').select('username').execute();
  expect(entry?.username).toBe(SERVER_ITSELF);
});

it('keeps for 30 days what a clock that was ahead has deleted, and then no longer', async () => {
  await blogs.insert('blogs', { _id: '1', title: 'A', content: 'B' });
  await blogs.remove('blogs', '1', 'sunita');
  const now = Date.now();
  const ahead = { deleted_at: now + 1000 * DAY_MS };
  await db.updateTable('blogs').set(ahead).execute();
  await emptyBin(db, now);
  await emptyBin(db, now + 29.9 * DAY_MS);
  expect(await binned()).toEqual(['1']);
  await emptyBin(db, now + 30 * DAY_MS);
  expect(await binned()).toEqual([]);
});

it('keeps everything if the audit log cannot say what went', async () => {
  await blogs.insert('blogs', { _id: '1', title: 'A', content: 'B' });
  await blogs.remove('blogs', '1', 'sunita');
  await db.schema.alterTable('audit').renameTo('audit_away').execute();
  await expect(emptyBin(db, Date.now() + 31 * DAY_MS)).rejects.toThrow('audit');
  await db.schema.alterTable('audit_away').renameTo('audit').execute();
  expect(await binned()).toEqual(['1']);
});

it('lists 200 with the beginning of their titles, and counts all', async () => {
  const ids = newIds(MAX_BIN_LISTED + 3);
  for (const [deleted_at, id] of ids.entries()) {
    const row = { id, title: 'क'.repeat(20_000), content: 'B', deleted_at, deleted_by: 'sunita' };
    await db.insertInto('blogs').values(row).execute();
  }
  const { entries, total } = await bin.list();
  expect(total).toBe(MAX_BIN_LISTED + 3);
  expect(entries).toHaveLength(MAX_BIN_LISTED);
  expect(entries[0]).toMatchObject({ _id: ids.at(-1), title: `${'क'.repeat(199)}…` });
});

it('keeps 5,000 messages, of more those that were deleted last, and no key of the others', async () => {
  const [first = '', ...others] = newIds(5000);
  const binnedAt = (_: string, deleted_at: number) => ({ deleted_at, deleted_by: 'sunita' });
  await addMessages(db, [first, ...others], binnedAt);
  await claimKey(db, key, first);
  const id = await addMessage();
  expect(await inbox.count('sunita')).toMatchObject({ new: 1, total: 1 });
  await inbox.remove(id, 'sunita');
  const { entries, total } = await bin.list();
  expect(total).toBe(5000);
  expect(entries[0]?._id).toBe(id);
  expect(await claimKey(db, key, id)).toBe(id);
  expect(await bin.putBack('messages', '0'.repeat(24))).toBeUndefined();
});

it('deletes a message for good with its mail and its key', async () => {
  const id = await addMessage(key);
  await addMail(db, id);
  await inbox.remove(id, 'sunita');
  expect(await bin.remove('messages', id)).toBe('Fees (Asmita)');
  for (const table of ['messages', 'outbox', 'idempotency_keys'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

it('holds back the mail of a message, which goes when it is put back', async () => {
  const id = await addMessage();
  await addMail(db, id);
  await inbox.remove(id, 'sunita');
  const sent: string[] = [];
  const send = () => sendDue(db, async (each) => void sent.push(each.id), { log() {} });
  await send();
  expect(sent).toEqual([]);
  await bin.putBack('messages', id);
  await send();
  expect(sent).toEqual([id]);
});

it('keeps the pictures of drafts and of what lies here, but shows them to nobody', async () => {
  const hashes = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
  const [shown = '', draft = '', deleted = ''] = hashes;
  const withPicture = (_id: string, hash: string) => {
    return { _id, title: 'A', content: 'B', imageUrl: `/uploads/${hash}-1600.webp` };
  };
  await blogs.insert('blogs', withPicture('1', shown));
  await drafts.insert('blogs', withPicture('2', draft));
  await blogs.insert('blogs', withPicture('3', deleted));
  await blogs.remove('blogs', '3', 'sunita');
  expect(await usedPictures(db)).toEqual(new Set(hashes));
  const isUsed = createIsUsed(db);
  expect(await Promise.all(hashes.map(isUsed))).toEqual([true, false, false]);
  const files = hashes.map((hash) => `${hash}-480.webp`);
  const store = { names: async () => files, remove: async () => [] };
  expect(await countPictures(db, store as never)).toMatchObject({ unused: 0 });
});

it('no page, feed, sitemap or list has a draft or what was deleted', async () => {
  const server = await startTestServer({ hasSite: true });
  const secret = { ...blog, title: 'Kanchenjunga' };
  const draft = await (await server.asOwner('POST', '/api/drafts/blogs/create', secret)).json();
  const ids = [draft._id, await server.addBlog(secret), await server.addBlog(secret)];
  const textAt = async (path: string) => (await server.call('GET', path)).text();
  await expect.poll(() => textAt('/feed.xml')).toContain(secret.title);
  await server.asOwner('DELETE', `/api/blogs/delete/${ids[1]}`);
  await server.asOwner('PUT', `/api/blogs/take-back/${ids[2]}`);
  for (const path of ['/', '/blogs', '/feed.xml', '/sitemap.xml', '/api/blogs/get']) {
    const isShown = (text: string) => [secret.title, ...ids].some((each) => text.includes(each));
    await expect.poll(async () => isShown(await textAt(path))).toBe(false);
  }
  for (const path of [...ids, '%00'].flatMap((id) => [`/blogs/${id}`, `/api/blogs/get/${id}`])) {
    expect((await server.call('GET', path)).status).toBe(404);
  }
  expect((await server.read('/api/system')).entries.blogs).toBe(0);
});

it('the audit log has the title of a blog that is put back, and no subject of a message', async () => {
  const server = await startTestServer();
  const id = await server.addBlog();
  await server.asOwner('DELETE', `/api/blogs/delete/${id}`);
  await server.asOwner('PUT', `/api/bin/blogs/${id}`);
  await sendForm(server);
  const { _id } = (await server.read('/api/inbox')).messages[0];
  await server.asOwner('PUT', `/api/inbox/${_id}`, { status: 'done' });
  await server.asOwner('PUT', `/api/inbox/taken/${_id}`, { isTaken: true, was: null });
  await server.asOwner('DELETE', `/api/inbox/${_id}`);
  await server.asOwner('DELETE', `/api/bin/messages/${_id}`);
  expect(await server.read('/api/audit?kind=inbox')).toMatchObject([
    { title: null },
    { title: 'taken' },
    { title: 'as answered' },
  ]);
  expect(await server.read('/api/audit?kind=bin')).toMatchObject([
    { action: `DELETE /api/bin/messages/${_id}`, title: null },
    { action: `PUT /api/bin/blogs/${id}`, title: 'A' },
  ]);
});
