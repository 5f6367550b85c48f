import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Log } from '#server/http/log.ts';
import { backupName, createBackups } from '#server/ops/automaticBackups.ts';
import { openPictureStore } from '#server/uploads/open.ts';
import { noteUnusedPictures } from '#server/uploads/unusedPictures.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { png } from './samplePictures.ts';
import { addMail, addMessages, newIds } from './testDatabase.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const METRICS_TOKEN = 'a long token of a monitor';

let server: TestServer;

beforeEach(async () => {
  // A file of settings easily has a space at the end of a line.
  server = await startTestServer({ env: { METRICS_TOKEN: ` ${METRICS_TOKEN} ` } });
});

const fileIn = (name: string) => server.fileIn(name);

describe('automatic backups', () => {
  /** Starts backups while the clock stands still, because their names have the second. */
  function start(settings: Partial<TestServer['settings']>) {
    vi.useFakeTimers({ toFake: ['Date'] });
    const note: Log = (_level, fields) => server.log.push(fields);
    const backups = createBackups({ ...server.settings, ...settings }, note);
    onTestFinished(async () => {
      await backups.stop();
      vi.useRealTimers();
    });
    return backups;
  }

  it('are made once a day, and the oldest go, but nothing of another name', async () => {
    const backupDir = fileIn('backups');
    mkdirSync(backupDir);
    // As of an earlier version.
    const old = backupName().replace('website', 'summit');
    for (const other of ['other.txt', old]) writeFileSync(join(backupDir, other), 'x');
    const backups = start({ backupDir, backupsKept: 2 });
    const now = Date.now();
    await backups.run(now);
    const left = `${backupName(now)}.${crypto.randomUUID()}.tmp`;
    writeFileSync(join(backupDir, left), '');
    await backups.run(now + 3_600_000);
    const first = [backupName(now), left];
    expect(readdirSync(backupDir)).toEqual(['other.txt', old, ...first].toSorted());
    for (const days of [1, 2]) await backups.run(now + days * DAY_MS);
    const kept = [1, 2].map((days) => backupName(now + days * DAY_MS));
    expect(readdirSync(backupDir)).toEqual(['other.txt', old, ...kept].toSorted());
    const status = await backups.status();
    expect(status).toMatchObject({ isAutomatic: true, failure: null });
    expect(status.last?.bytes).toBeGreaterThan(100);
  });

  it('go on while pictures are missing, hourly, and leave the older ones', async () => {
    const { imageUrl } = await (await server.upload(await png())).json();
    await server.addBlog({ imageUrl });
    const backupDir = fileIn('backups');
    const backups = start({ backupDir, backupsKept: 2 });
    const now = Date.now();
    const days = [0, 1, 2, 3].map((day) => now + day * DAY_MS);
    const names = days.map((day) => backupName(day));
    for (const day of days.slice(0, 2)) await backups.run(day);
    renameSync(fileIn('uploads'), fileIn('away'));
    for (const day of days.slice(2)) await backups.run(day);
    expect(readdirSync(backupDir)).toEqual([names[0], names[1], names[3]]);
    const reason = expect.stringMatching(/^Pictures of blogs are missing: 1 \(.*-480\.webp, /);
    expect((await backups.status()).failure).toMatchObject({ reason });
    renameSync(fileIn('away'), fileIn('uploads'));
    const last = new Date(now + 3 * DAY_MS);
    utimesSync(join(backupDir, backupName(last.getTime())), last, last);
    const mended = last.getTime() + 3_600_000;
    await backups.run(mended);
    expect(readdirSync(backupDir)).toEqual([names[3], backupName(mended)]);
    expect((await backups.status()).failure).toBeNull();
  });

  it('do not count an empty file, nor one of the future, which pushes out none', async () => {
    const backupDir = fileIn('backups');
    mkdirSync(backupDir);
    writeFileSync(join(backupDir, 'website-2026-01-01T00-00-00Z.tar.gz'), '');
    const later = join(backupDir, 'website-2036-01-01T00-00-00Z.tar.gz');
    writeFileSync(later, 'x');
    utimesSync(later, new Date('2036-01-01'), new Date('2036-01-01'));
    const backups = start({ backupDir, backupsKept: 1 });
    await backups.run();
    expect(readdirSync(backupDir)).toEqual([backupName(), basename(later)]);
    expect((await backups.status()).last?.bytes).toBeGreaterThan(100);
  });

  it.each(['file', 'file/backups'])('say why one into %s failed', async (folder) => {
    writeFileSync(fileIn('file'), '');
    const backups = start({ backupDir: fileIn(folder) });
    await backups.run();
    const reason = expect.stringMatching(/ENOTDIR|EEXIST/);
    expect(await backups.status()).toMatchObject({ last: null, failure: { reason } });
    expect(server.log.at(-1)).toMatchObject({ message: 'The backup failed' });
  });
});

it('an owner sees the system and downloads a backup, which is logged', async () => {
  expect(await server.read('/api/system')).toMatchObject({
    version: '1.0.0',
    database: { name: expect.stringMatching(/^(SQLite in|PostgreSQL, database) /) },
    backups: { isAutomatic: false, last: null, failure: null },
    isMailOn: false,
    mails: [],
    entries: { blogs: 0, testimonials: 0 },
    pictures: { total: 0, unused: 0, removable: 0, missing: 0 },
  });
  const response = await server.asOwner('GET', '/api/system/backup');
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="website-/);
  const tar = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  expect(tar).toContain('"username":"sunita"');
  const [entry] = await server.read('/api/audit');
  expect(entry).toMatchObject({ action: 'GET /api/system/backup', username: 'sunita' });
});

it('ends the download of a backup when its owner starts another one', async () => {
  mkdirSync(fileIn('uploads'));
  // More than the connection holds, and not compressible: the first download waits for its reader.
  for (const digit of ['a', 'b']) {
    writeFileSync(fileIn(`uploads/${digit.repeat(32)}-1600.webp`), randomBytes(8_000_000));
  }
  const download = () => server.asOwner('GET', '/api/system/backup');
  const first = await download();
  const second = await download();
  await expect(first.arrayBuffer().then(({ byteLength }) => byteLength)).rejects.toThrow();
  expect((await second.arrayBuffer()).byteLength).toBeGreaterThan(16_000_000);
});

it('removes pictures that were in no blog for 30 days, and no others', async () => {
  const names = ['a', 'b', 'c'].map((digit) => `${digit.repeat(32)}-480.webp`);
  const [used = '', unused = ''] = names;
  mkdirSync(fileIn('uploads'));
  for (const name of names) writeFileSync(fileIn(`uploads/${name}`), name);
  const old = new Date(Date.now() - 40 * DAY_MS);
  for (const name of [used, unused]) utimesSync(fileIn(`uploads/${name}`), old, old);
  await server.addBlog({ imageUrl: `/uploads/${used}` });
  const db = await server.openDatabase();
  await noteUnusedPictures(db, openPictureStore(server.settings), Date.now() - 29 * DAY_MS);
  const remove = async () => (await server.asOwner('DELETE', '/api/system/pictures')).json();
  expect(await remove()).toEqual({ removed: 0 });
  await db.updateTable('unused_pictures').set({ since: old.getTime() }).execute();
  const { pictures } = await server.read('/api/system');
  // The blog's picture has one of its files.
  expect(pictures).toEqual({ total: 3, unused: 2, removable: 2, missing: 1 });
  expect(await remove()).toEqual({ removed: 1 });
  expect(names.map((name) => existsSync(fileIn(`uploads/${name}`)))).toEqual([true, false, true]);
  const [entry] = await server.read('/api/audit');
  expect(entry).toMatchObject({ action: 'DELETE /api/system/pictures', username: 'sunita' });
});

it('counts every mail that waits or failed, also those with rare reasons', async () => {
  const db = await server.openDatabase();
  const ids = newIds(30);
  await addMessages(db, ids);
  for (const [index, id] of ids.entries()) {
    const state = index < 5 ? 'waiting' : 'failed';
    await addMail(db, id, { state, error: `reason ${index}` });
  }
  const { mails } = await server.read('/api/system');
  expect(mails.length).toBeLessThanOrEqual(22);
  expect(mails.at(-1)).toMatchObject({ reason: 'other reasons' });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await server.call('GET', '/metrics', undefined, headers)).text();
  expect(text).toMatch(/^website_mails\{state="waiting"\} 5$/m);
  expect(text).toMatch(/^website_mails\{state="failed"\} 25$/m);
});

it('/metrics needs its token, and is not there without the setting', async () => {
  const get = (authorization?: string) =>
    server.call('GET', '/metrics', undefined, authorization ? { authorization } : {});
  for (const wrong of [undefined, 'Bearer ', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN]) {
    expect((await get(wrong)).status).toBe(401);
  }
  expect((await get(`Bearer  ${METRICS_TOKEN} `)).status).toBe(200);
  const response = await get(`Bearer ${METRICS_TOKEN}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toMatch(/^# TYPE website_disk_free_bytes gauge\nwebsite_disk_free_bytes \d+$/m);
  expect(text).toMatch(/^website_mails\{state="failed"\} 0$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e+]+)$/);
  }
  const without = await startTestServer({ isEmpty: true });
  const headers = { authorization: 'Bearer undefined' };
  expect((await without.call('GET', '/metrics', undefined, headers)).status).toBe(404);
});
