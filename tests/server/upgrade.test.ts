import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseFileIn, readSettings } from '#server/settings.ts';
import { migrate, migrationsOf } from '#server/storage/migrate.ts';
import { migrations, openSqlite } from '#server/storage/sqlite.ts';
import { tempDir } from './onEnd.ts';
import { run, startTestServer } from './testServer.ts';

const upTo = (last: string) => migrations.filter(({ name }) => name <= `${last}.sql`);

/** The last migration of an old version of the server. */
const OLD = '007-contact-columns';

it('has the same migrations for both databases', () => {
  const names = (database: string) =>
    readdirSync(join(import.meta.dirname, '../../server/storage/migrations', database));
  expect(names('postgres')).toEqual(names('sqlite'));
});

let dir: string;
let file: string;
beforeEach(() => {
  dir = tempDir();
  file = databaseFileIn(dir);
});

/** A database as the version with this last migration leaves it, with a testimonial. */
function createOld(last: string): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY, sha256 TEXT, applied_at BIGINT)');
  for (const { text } of upTo(last)) database.exec(text);
  database.exec("INSERT INTO testimonials (id, name, message) VALUES ('1', 'Old', 'B')");
  // The name and hash of each, as `migrate` writes them.
  const insert = database.prepare('INSERT INTO migrations VALUES (?, ?, 1)');
  for (const { name, text } of upTo(last)) insert.run(name, hash('sha256', text));
  database.close();
}

async function namesAt(last: string): Promise<string[]> {
  await using storage = await openSqlite(file, { migrates: false });
  await migrate(storage.db, upTo(last), async () => {});
  const { rows } = await sql<{ name: string }>`SELECT name FROM testimonials`.execute(storage.db);
  return rows.map(({ name }) => name).toSorted();
}

const copies = () =>
  readdirSync(dir).filter((name) => name.startsWith('server.sqlite.') && !/-(shm|wal)$/.test(name));

describe('migrations', () => {
  it('are the same whatever ends their lines', () => {
    const checkedOut = migrations.map(({ name, text }) => [name, text.replaceAll('\n', '\r\n')]);
    expect(migrationsOf(Object.fromEntries(checkedOut))).toEqual(migrations);
  });

  it('must be there', () => expect(() => migrationsOf({})).toThrow('no files of migrations'));
});

it('takes of a backup of a newer version what this one knows, if it is asked to', async () => {
  const settings = readSettings({ DATA_DIR: dir }, '');
  const backup = join(dir, 'backup');
  const later = [{ id: '1', name: 'Later', message: 'B', ofALaterVersion: 'B' }];
  const tables = { blogs: [], testimonials: later, accounts: [], messages: [], outbox: [] };
  const content = {
    format: 'consultancy-backup-1',
    migrations: [...migrations.map(({ name }) => name), '999-later.sql'],
    tables: { ...tables, audit: [], cities: [{ id: '1' }] },
  };
  writeFileSync(backup, gzipSync(JSON.stringify(content)));
  await expect(run(settings, 'restore', backup)).rejects.toThrow('--from-newer');
  await run(settings, 'restore', backup, '--from-newer');
  expect(await namesAt('999')).toEqual(['Later']);
});

describe('an upgrade', () => {
  it('leaves a copy that the version before opens, without what was written after', async () => {
    createOld(OLD);
    expect(await namesAt(OLD)).toEqual(['Old']);
    const server = await startTestServer({ env: { DATA_DIR: dir } });
    const testimonial = { name: 'New', message: 'B' };
    const created = await server.asOwner('POST', '/api/testimonials/create', testimonial);
    expect(created.status).toBe(201);
    await server.server.stop();

    await expect(namesAt(OLD)).rejects.toThrow('newer than this server');
    expect(await namesAt('999')).toEqual(['New', 'Old']);

    renameSync(file, join(dir, 'newer.sqlite'));
    renameSync(`${file}.${OLD}`, file);
    expect(await namesAt(OLD)).toEqual(['Old']);
    // And forwards again.
    await server.restart();
    expect(await server.read('/api/testimonials/get')).toHaveLength(1);
  });

  it('keeps the copies of the last two, and makes none of a new or current database', async () => {
    for (const last of ['001-content', '002-accounts', OLD]) {
      writeFileSync(`${file}.${last}`, '');
    }
    writeFileSync(`${file}.backup`, '');
    createOld('009-account-status');
    await (await openSqlite(file)).close();
    await (await openSqlite(file)).close();
    expect(copies()).toEqual([
      `server.sqlite.${OLD}`,
      'server.sqlite.009-account-status',
      'server.sqlite.backup',
    ]);
    await (await openSqlite(join(dir, 'other.sqlite'))).close();
    expect(readdirSync(dir).filter((name) => name.startsWith('other.sqlite.'))).toEqual([]);
  });

  it('is refused if there is no room for the copy, and nothing is changed', async () => {
    createOld(OLD);
    // As on a disk without room: the file cannot be written.
    mkdirSync(`${file}.${OLD}.tmp`);
    await expect(openSqlite(file)).rejects.toThrow(
      /server\.sqlite\.007-contact-columns cannot be written: .*Nothing was changed/,
    );
    expect(await namesAt(OLD)).toEqual(['Old']);
  });
});
