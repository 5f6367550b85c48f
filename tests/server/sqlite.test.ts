import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createSqlStore } from '#server/content/sqlStore.ts';
import { databaseFileIn } from '#server/settings.ts';
import { inTransaction } from '#server/storage/inTransaction.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { isUnavailable } from '#server/storage/storage.ts';
import { describeStorage } from './storageSuite.ts';
import { startTestServer } from './testServer.ts';

const dir = await mkdtemp(join(tmpdir(), 'website-sqlite-'));
afterAll(() => rm(dir, { recursive: true }));

describeStorage('SQLite', () => openSqlite(join(dir, 'suite.sqlite')));

it('refuses a second server on the same file, until the first has ended', async () => {
  const file = join(dir, 'locked.sqlite');
  const first = await openSqlite(file, { isServer: true });
  await expect(openSqlite(file, { isServer: true })).rejects.toThrow(/Another server/);
  await (await openSqlite(file)).close();
  await first.close();
  await (await openSqlite(file, { isServer: true })).close();
});

/** Another process that holds the write lock for so many ms. Resolves when it has it. */
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

it('waits for a write of another process without holding up other requests', async () => {
  const server = await startTestServer();
  const owner = await server.signIn();
  await holdWriteLock(databaseFileIn(server.settings.dataDir), 2000);
  const start = performance.now();
  const write = server.call('POST', '/api/testimonials/create', { name: 'A', message: 'B' }, owner);
  let slowest = 0;
  while (performance.now() - start < 1500) {
    const sent = performance.now();
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - sent);
    await wait(20);
  }
  expect(slowest).toBeLessThan(1000);
  expect((await write).status).toBe(201);
  expect(performance.now() - start).toBeGreaterThan(1500);
  await server.remove();
});

it('takes writes while a backup reads', async () => {
  const file = join(dir, 'snapshot.sqlite');
  const server = await openSqlite(file);
  const backup = await openSqlite(file);
  const store = createSqlStore(server.db);
  const read = backup.db.transaction().setIsolationLevel('repeatable read');
  await read.execute(async (snapshot) => {
    expect(await createSqlStore(snapshot).list('testimonials')).toEqual([]);
    const start = performance.now();
    await store.insert('testimonials', { _id: '1', name: 'A', message: 'B' });
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await createSqlStore(snapshot).list('testimonials')).toEqual([]);
  });
  expect(await store.list('testimonials')).toHaveLength(1);
  await Promise.all([server.close(), backup.close()]);
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
    inTransaction(db, (transaction) => {
      const entry = { _id: `${length}`.padStart(24, '0'), name: 'A', message: 'x'.repeat(length) };
      return createSqlStore(transaction).insert('testimonials', entry);
    });
  const error = await write(1_000_000).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/full/);
  expect(isUnavailable(error)).toBe(true);
  await limit(1_000_000);
  // As a full disk may, this ends the transaction by itself.
  const twice = inTransaction(db, async (transaction) => {
    const insert = sql`INSERT OR ROLLBACK INTO testimonials VALUES ('1', 'A', 'B')`;
    await insert.execute(transaction);
    await insert.execute(transaction);
  });
  await expect(twice).rejects.toThrow(/UNIQUE/);
  await write(1_000_001);
  expect(await createSqlStore(db).list('testimonials')).toHaveLength(1);
  await close();
});
