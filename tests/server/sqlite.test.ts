import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSqlStore } from '#server/content/sqlStore.ts';
import { databaseFileIn } from '#server/settings.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { isUnavailable } from '#server/storage/storage.ts';
import { tempDir } from './onEnd.ts';
import { startTestServer } from './testServer.ts';

const dir = tempDir();

it('refuses a second server on the same file, also by a link, until the first has ended', async () => {
  const file = join(dir, 'locked.sqlite');
  const link = join(dir, 'other', 'linked.sqlite');
  await mkdir(dirname(link));
  await symlink(file, link);
  for (const [first, second] of [
    [file, file],
    [file, link],
    [link, file],
  ] as const) {
    const server = await openSqlite(first, { isServer: true });
    await expect(openSqlite(second, { isServer: true })).rejects.toThrow(/Another server/);
    await (await openSqlite(second)).close();
    await server.close();
  }
});

/** Another process holds the write lock for `ms`. Resolves when it has it. */
async function holdWriteLock(file: string, ms: number): Promise<void> {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec('BEGIN IMMEDIATE');
    console.log('locked');
    setTimeout(() => database.exec('COMMIT'), ${ms});`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
}

it('waits for a write of another process without holding up what reads', async () => {
  const server = await startTestServer();
  const editor = await server.createEditor('gita');
  // Its next request would note that it is used.
  const db = await server.openDatabase();
  const ago = { seen_at: Date.now() - 120_000 };
  await db.updateTable('sessions').set(ago).where('account_id', '=', editor.id).execute();
  await holdWriteLock(databaseFileIn(server.settings.dataDir), 2000);
  const start = performance.now();
  const write = server.asOwner('POST', '/api/testimonials/create', { name: 'A', message: 'B' });
  let slowest = 0;
  while (performance.now() - start < 1500) {
    for (const path of ['/healthz', '/readyz', '/api/blogs/get', '/api/session', '/api/inbox']) {
      const sent = performance.now();
      expect((await server.call('GET', path, undefined, editor.headers)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - sent);
    }
    await wait(20);
  }
  expect(slowest).toBeLessThan(1000);
  expect((await write).status).toBe(201);
  expect(performance.now() - start).toBeGreaterThan(1500);
});

it('shows nothing of a transaction that is not committed, whichever end it takes', async () => {
  const { db, close } = await openSqlite(join(dir, 'turns.sqlite'));
  const idsNow = async () =>
    (await createSqlStore(db).list('testimonials')).map(({ _id }) => _id).toSorted();
  const write = (id: string, isKept: boolean) =>
    db.transaction().execute(async (transaction) => {
      const entry = { _id: id, name: 'A', message: 'B' };
      await createSqlStore(transaction).insert('testimonials', entry);
      await wait(5);
      if (!isKept) throw new Error('taken back');
    });
  const ids = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));
  const kept = ids.filter((_id, index) => index % 2 === 0);
  const writes = Promise.allSettled(ids.map((id) => write(id, kept.includes(id))));
  const seen: string[][] = [];
  for (let count = 0; count < ids.length; count += 1) {
    seen.push(await idsNow());
    await wait(3);
  }
  await writes;
  for (const some of seen) expect(some).toEqual(kept.slice(0, some.length));
  expect(await idsNow()).toEqual(kept);
  await close();
});

it('syncs every commit to the disk, in a log beside the file', async () => {
  const { db, close } = await openSqlite(join(dir, 'pragmas.sqlite'));
  const read = async (name: string) =>
    Object.values((await sql`PRAGMA ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  await close();
});

it('says that the disk is full, also in a transaction, and goes on when there is room', async () => {
  const { db, close } = await openSqlite(join(dir, 'full.sqlite'));
  const limit = (pages: number) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(db);
  await limit(1);
  const write = (length: number) =>
    db.transaction().execute((transaction) => {
      const entry = { _id: `${length}`.padStart(24, '0'), name: 'A', message: 'x'.repeat(length) };
      return createSqlStore(transaction).insert('testimonials', entry);
    });
  const error = await write(1_000_000).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/full/);
  // The second is of a file beside the database, such as that of a backup.
  for (const each of [error, Object.assign(new Error(), { code: 'ENOSPC' })]) {
    expect(isUnavailable(each)).toBe(true);
  }
  await limit(1_000_000);
  // As a full disk may, this ends the transaction by itself.
  const twice = db.transaction().execute(async (transaction) => {
    const insert = sql`INSERT OR ROLLBACK INTO testimonials (id, name, message) VALUES ('1', 'A', 'B')`;
    await insert.execute(transaction);
    await insert.execute(transaction);
  });
  await expect(twice).rejects.toThrow(/UNIQUE/);
  await write(1_000_001);
  expect(await createSqlStore(db).list('testimonials')).toHaveLength(1);
  await close();
});

it('asks for attacks in no more time if the log has 149,000 entries', async () => {
  const server = await startTestServer();
  await sql`
    WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 149000)
    INSERT INTO audit (id, at, username, action, address)
    SELECT printf('%024x', i), ${Date.now()} - i, 'user ' || (i % 5), 'PUT /api/blogs/update/1', ''
    FROM numbers`.execute(await server.openDatabase());
  const times: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const begin = performance.now();
    await server.read('/api/session');
    times.push(performance.now() - begin);
  }
  expect(Math.min(...times)).toBeLessThan(25);
});
