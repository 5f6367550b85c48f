import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runCommand } from '#server/ops/commands.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { describeBin } from './binSuite.ts';
import { fakeWorker } from './pagesSite.ts';
import { png } from './samplePictures.ts';
import { blog, sendForm, startTestServer } from './testServer.ts';

describeBin('SQLite', () => openSqlite(':memory:'));

it('no page, feed, sitemap or list has a draft or what was deleted', async () => {
  const server = await startTestServer({ hasSite: true, pagesWorker: fakeWorker });
  const secret = 'Kanchenjunga';
  const draft = await server.asOwner('POST', '/api/drafts/blogs/create', {
    ...blog,
    title: secret,
  });
  const draftId: string = (await draft.json())._id;
  const deletedId = await server.addBlog({ title: secret });
  const takenBackId = await server.addBlog({ title: secret });
  const feed = async () => (await server.call('GET', '/feed.xml')).text();
  await expect.poll(feed).toContain(secret);
  await server.asOwner('DELETE', `/api/blogs/delete/${deletedId}`);
  await server.asOwner('PUT', `/api/blogs/take-back/${takenBackId}`);
  const ids = [draftId, deletedId, takenBackId];
  const lists = ['/', '/blogs', '/feed.xml', '/sitemap.xml', '/api/blogs/get'];
  for (const path of lists) {
    const found = async () => {
      const text = await (await server.call('GET', path)).text();
      return [secret, ...ids].filter((each) => text.includes(each));
    };
    await expect.poll(found).toEqual([]);
  }
  for (const id of ids) {
    expect((await server.call('GET', `/blogs/${id}`)).status).toBe(404);
    expect((await server.call('GET', `/api/blogs/get/${id}`)).status).toBe(404);
  }
  const { entries } = await server.read('/api/system');
  expect(entries.blogs).toBe(0);
  await server.asOwner('PUT', `/api/drafts/blogs/publish/${draftId}`);
  await server.asOwner('PUT', `/api/bin/blogs/${deletedId}`);
  for (const id of [draftId, deletedId]) {
    expect((await server.call('GET', `/blogs/${id}`)).status).toBe(200);
  }
  await server.remove();
});

it('the audit log says in plain words what became of a draft and of the bin', async () => {
  const server = await startTestServer();
  const created = await server.asOwner('POST', '/api/drafts/blogs/create', blog);
  const { _id } = await created.json();
  await server.asOwner('PUT', `/api/drafts/blogs/publish/${_id}`);
  await server.asOwner('DELETE', `/api/blogs/delete/${_id}`);
  await server.asOwner('PUT', `/api/bin/blogs/${_id}`);
  await sendForm(server);
  const { messages } = await server.read('/api/inbox');
  const message = messages[0]._id;
  await server.asOwner('DELETE', `/api/inbox/${message}`);
  await server.asOwner('DELETE', `/api/bin/messages/${message}`);
  const actions = async (kind: string) =>
    (await server.read(`/api/audit?kind=${kind}`)).map(
      ({ action, title }: Record<string, string>) => [action, title],
    );
  expect(await actions('drafts')).toEqual([
    [`PUT /api/drafts/blogs/publish/${_id}`, 'A'],
    ['POST /api/drafts/blogs/create', 'A'],
  ]);
  expect(await actions('bin')).toEqual([
    // Of a message the log has no subject.
    [`DELETE /api/bin/messages/${message}`, null],
    [`PUT /api/bin/blogs/${_id}`, 'A'],
  ]);
  await server.remove();
});

it('a backup has drafts, the bin and their pictures', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const server = await startTestServer();
  const uploads = await Promise.all(
    ['#224466', '#662244'].map(async (colour) =>
      (await server.upload(await png(1000, 40, colour))).json(),
    ),
  );
  const [first, second] = uploads.map(({ imageUrl }) => imageUrl);
  const draft = { title: 'Draft', imageUrl: first };
  await server.asOwner('POST', '/api/drafts/blogs/create', draft);
  const id = await server.addBlog({ imageUrl: second });
  await server.asOwner('DELETE', `/api/blogs/delete/${id}`);
  const before = [await server.read('/api/drafts/blogs/get'), await server.read('/api/bin')];
  const file = join(server.settings.dataDir, 'backup');
  await runCommand('backup', [file], server.settings);
  const other = await startTestServer();
  await other.server.stop();
  await runCommand('restore', [file, '--replace'], other.settings);
  await other.restart();
  const headers = await other.signIn();
  const read = (path: string) => other.read(path, headers);
  expect([await read('/api/drafts/blogs/get'), await read('/api/bin')]).toEqual(before);
  for (const imageUrl of [first, second]) {
    expect((await other.call('GET', imageUrl)).status).toBe(200);
  }
  await Promise.all([server.remove(), other.remove()]);
});
