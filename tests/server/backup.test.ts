import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { EMPTIED_TABLES, TABLES } from '#server/ops/archive.ts';
import { openBackup } from '#server/ops/openBackup.ts';
import { png } from './samplePictures.ts';
import { OWNER, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

const run: TestServer['run'] = (...command) => server.run(...command);
const fileIn = (name: string) => server.fileIn(name);
const titles = async () => {
  const blogs = await server.read('/api/blogs/get');
  return blogs.map(({ title }: { title: string }) => title);
};

async function upload(background: string): Promise<string> {
  const response = await server.upload(await png(1000, 40, background));
  return (await response.json()).imageUrl;
}

it('brings everything back but the sessions, from one file that tar and only its owner can read', async () => {
  const imageUrl = await upload('#224466');
  const unused = await upload('#662244');
  await server.addBlog({ title: 'नमस्ते', imageUrl });
  const before = await (await server.call('GET', imageUrl)).arrayBuffer();
  const file = fileIn('backup');
  await run('backup', file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain(OWNER.password);
  expect(execFileSync('tar', ['tzf', file]).toString()).toMatch(
    /^backup\.json\n[\s\S]*tables\/blogs\/000001\.json\n[\s\S]*\nend\.json\n$/,
  );
  await server.addBlog({ title: 'Later' });

  await expect(run('restore', file)).rejects.toThrow(/Another server/);
  await server.server.stop();
  rmSync(fileIn('uploads'), { recursive: true });
  await expect(run('restore', file)).rejects.toThrow(/already has content/);
  await run('restore', file, '--replace');
  await server.restart();
  expect(await titles()).toEqual(['नमस्ते']);
  const after = await (await server.call('GET', imageUrl)).arrayBuffer();
  expect(Buffer.from(after)).toEqual(Buffer.from(before));
  expect((await server.call('GET', unused)).status).toBe(200);
  expect(statSync(fileIn('uploads')).mode & 0o777).toBe(0o700);
  expect(await server.accountOf(server.owner)).toBeNull();
  await server.signIn();
});

it.each([
  // Before the columns of contact messages were renamed.
  ['1008a6f.gz', 'deurali-backup-1'],
  // Whose format still has the name of a consultancy.
  ['ccfba8e2.tar.gz', 'deurali-backup-2'],
])('restores the old backup %s', async (name, format) => {
  // Rows that the backup does not have.
  const db = await server.openDatabase();
  const entry_id = await server.addBlog();
  await db.insertInto('imported').values({ source: '1', entry_id, imported_at: 1 }).execute();
  await db.insertInto('old_addresses').values({ address: '/?p=1', entry_id }).execute();
  await db.insertInto('unused_pictures').values({ hash: 'a', since: 1 }).execute();
  await server.server.stop();
  const old = join(import.meta.dirname, 'backups', name);
  expect(gunzipSync(readFileSync(old)).toString()).toContain(format);
  await run('restore', old, '--replace');
  await server.restart();
  expect(await server.read('/api/blogs/get')).toMatchObject([{ title: 'नमस्ते', author: 'C' }]);
  expect(await server.read('/api/testimonials/get')).toMatchObject([{ name: 'Asmita' }]);
  for (const table of ['imported', 'old_addresses', 'unused_pictures'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const session = await server.signIn();
  if (!name.startsWith('1008')) return;
  const sender = { name: 'Sita Rai', email: 'sita@students.example' };
  const message = { ...sender, subject: 'Costs', message: 'नमस्ते 🙏', status: 'new' };
  const messages = [{ ...message, mail: { state: 'waiting' } }];
  expect(await server.read('/api/inbox', session)).toMatchObject({ messages, next: null });
  expect(await server.read('/api/accounts', session)).toHaveLength(2);
  expect((await server.read('/api/audit', session)).length).toBeGreaterThan(5);
});

it('a picture that cannot be read is a 503, not a 404, and fails doctor and a backup, which leaves no file', async () => {
  const imageUrl = await upload('#224466');
  await server.addBlog({ imageUrl });
  const name = imageUrl.slice('/uploads/'.length);
  // A folder in the place of the file: it is there, and reading it fails, for root, too.
  rmSync(fileIn(`uploads/${name}`));
  mkdirSync(fileIn(`uploads/${name}`));
  expect((await server.call('GET', imageUrl)).status).toBe(503);
  const failure = new RegExp(`The backup cannot be written: .*${imageUrl}: EISDIR`);
  await expect(run('backup', fileIn('backup'))).rejects.toThrow(failure);
  expect(existsSync(fileIn('backup'))).toBe(false);
  const problem = new RegExp(`failed  Pictures: .*${imageUrl}: EISDIR`);
  await expect(run('doctor')).rejects.toThrow(problem);
  rmSync(fileIn('uploads'), { recursive: true });
  writeFileSync(fileIn('uploads'), '');
  await server.restart();
  for (const _each of [1, 2]) expect((await server.call('GET', imageUrl)).status).toBe(503);
  await expect(run('backup', fileIn('other'))).rejects.toThrow(/storage of the pictures/);
});

async function expectRefused(content: Buffer) {
  writeFileSync(fileIn('bad'), content);
  const restored = run('restore', fileIn('bad'), '--replace');
  await expect(restored).rejects.toThrow(/bad is damaged or no backup/);
}

it('restore changes nothing if the file is from elsewhere, cut off, has a wrong byte, or lacks a part', async () => {
  await server.addBlog({ title: 'In the backup', imageUrl: await upload('#224466') });
  await run('backup', fileIn('backup'));
  const whole = readFileSync(fileIn('backup'));
  const tar = gunzipSync(whole);
  await server.addBlog({ title: 'Later' });
  await server.server.stop();
  rmSync(fileIn('uploads'), { recursive: true });

  await expectRefused(Buffer.from('text'));
  await expectRefused(gzipSync('{}'));
  for (const part of [0, 0.01, 0.3, 0.7, 0.999]) {
    await expectRefused(whole.subarray(0, Math.floor(whole.length * part)));
    await expectRefused(gzipSync(tar.subarray(0, Math.floor((tar.length - 1024) * part))));
  }
  for (const text of ['In the backup', 'backup.json', 'sha256', 'WEBP', '"pictures":']) {
    const changed = Buffer.from(tar);
    const at = changed.indexOf(text) + text.length;
    // In the gzip of another hand, whose own checksum is right.
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    await expectRefused(gzipSync(changed));
  }
  const blocks = tar.indexOf('tables/blogs');
  await expectRefused(gzipSync(Buffer.concat([tar.subarray(0, blocks), tar.subarray(-1024)])));

  expect(readdirSync(server.settings.dataDir)).not.toContain('uploads');
  await server.restart();
  expect(await titles()).toEqual(['Later', 'In the backup']);
});

it('reads rows in pages, while others write, as they were at one moment', async () => {
  const db = await server.openDatabase();
  await sql`
    WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 350)
    INSERT INTO blogs (id, title, content) SELECT printf('%024x', i), 'T', 'C' FROM numbers`.execute(
    db,
  );
  const writing = Promise.all([server.addBlog(), sql`DELETE FROM blogs`.execute(db)]);
  const file = await buffer(await openBackup(server.settings));
  await writing;
  const counts = /"blogs":(\d+)/.exec(gunzipSync(file).toString())?.[1];
  // All, or none but perhaps the one that was added meanwhile.
  expect(['0', '1', '350', '351']).toContain(counts);
  writeFileSync(fileIn('backup'), file);
  await server.server.stop();
  await run('restore', fileIn('backup'), '--replace');
  await server.restart();
  expect(readdirSync(server.settings.dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('takes 100 MB of memory at most for 400 MB of pictures', async () => {
  mkdirSync(fileIn('uploads'));
  const body = new Uint8Array(2 * 2 ** 20);
  for (let index = 0; index < 200; index += 1) {
    writeFileSync(fileIn(`uploads/${String(index).padStart(32, '0')}-480.webp`), body);
  }
  const before = process.memoryUsage().rss;
  let most = before;
  for await (const part of await openBackup(server.settings)) {
    if (part.length > 0) most = Math.max(most, process.memoryUsage().rss);
  }
  expect((most - before) / 2 ** 20).toBeLessThan(100);
});

it('has every table, or restores without it on purpose', async () => {
  const db = await server.openDatabase();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const others = ['content_version', 'migrations'];
  expect([...TABLES, ...EMPTIED_TABLES, ...others].toSorted()).toEqual(tables.toSorted());
});

it('has the column of a later migration without a change of the code', async () => {
  await server.addBlog({ title: 'Old' });
  const db = await server.openDatabase();
  await sql`ALTER TABLE blogs ADD COLUMN subtitle TEXT`.execute(db);
  await sql`UPDATE blogs SET subtitle = 'New'`.execute(db);
  await run('backup', fileIn('backup'));
  await server.server.stop();
  await sql`DELETE FROM blogs`.execute(db);
  await run('restore', fileIn('backup'), '--replace');
  const { rows } = await sql`SELECT title, subtitle FROM blogs`.execute(db);
  expect(rows).toEqual([{ title: 'Old', subtitle: 'New' }]);
  await server.restart();
});
