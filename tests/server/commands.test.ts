import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import { backupName } from '#server/ops/automaticBackups.ts';
import { reasonOf } from '#server/reasonOf.ts';
import { run as runWith, startTestServer, type TestServer, tokenOf } from './testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const run: TestServer['run'] = (...command) => server.run(...command);
const fileIn = (name: string) => server.fileIn(name);

it.each([
  [['destroy'], /backup, restore, add-entries, import, create-owner, doctor, migrate/],
  [['constructor'], /There is no command/],
  [['create-owner'], /create-owner <username>/],
  [
    ['create-owner', 'सुनिता'],
    'must have 3 to 64 letters from a to z, digits or signs of an e-mail address, without spaces: create',
  ],
  [['add-entries'], /add-entries <file>/],
  [['backup', 'a', 'b'], "'b' is too much. Use: backup <file>"],
  [
    ['restore', 'a', '--force'],
    "Unknown option '--force'. Use: restore <file> [--replace] [--from-newer]",
  ],
])('%j is refused with the right words', async ([name = '', ...args], problem) => {
  await expect(run(name, ...args)).rejects.toThrow(problem);
  expect(existsSync('a')).toBe(false);
});

it('create-owner prints a link for a new owner, who has lost the password or was blocked, and logs it', async () => {
  const passwords = ['a lamp in the window', 'snow on the prayer flags'];
  for (const [index, password] of passwords.entries()) {
    const printed = await run('create-owner', 'Bimala');
    expect(printed.includes('The account bimala is new, and an owner.')).toBe(index === 0);
    const token = tokenOf(/http\S+/.exec(printed)?.[0]);
    const response = await server.call('POST', '/api/password', { token, password });
    const { account } = await response.json();
    expect(account).toEqual({ username: 'bimala', role: 'owner' });
    await server.signIn({ username: 'bimala', password });
    const entries: AuditEntry[] = await server.read('/api/audit?username=bimala');
    expect(entries.slice(1, 4).map(({ action, address }) => [action, address])).toEqual([
      ['signed in', '127.0.0.1'],
      ['set a password with a link', '127.0.0.1'],
      ['became an owner by create-owner', 'the server itself'],
    ]);
    const accounts: { id: string; username: string }[] = await server.read('/api/accounts');
    const { id } = accounts.find(({ username }) => username === 'bimala') ?? {};
    await server.asOwner('PUT', `/api/accounts/${id}`, { role: 'owner', isBlocked: true });
  }
  await run('create-owner', 'Bimala');
  const old = { username: 'bimala', password: passwords[0] };
  expect((await server.call('POST', '/api/session', old)).status).toBe(401);
});

describe('add-entries', () => {
  const id = '69141c8415ca875a1f30405e';
  const blogs = [
    { _id: id, title: 'नमस्ते', content: 'A\nB' },
    { title: 'Without an id', content: 'C', author: 'Gita', unknown: 1 },
    { _sample: true, title: 'Invented', content: 'D' },
  ];
  const testimonials = [{ name: 'Asha', message: 'They told me to wait.' }];

  function add(content: unknown) {
    const file = fileIn('entries.json');
    writeFileSync(file, JSON.stringify(content));
    return run('add-entries', file);
  }
  const list = (kind: string) => server.read(`/api/${kind}/get`);

  it('adds the entries of a file beside a running server, which shows them at once', async () => {
    expect(await list('blogs')).toEqual([]);
    expect(await add({ _note: 'x', blogs, testimonials, messages: [] })).toBe(
      '3 entries are added.\nInvented entries of the sample, left out: 1.',
    );
    expect(await list('testimonials')).toMatchObject(testimonials);
    const added: object[] = await list('blogs');
    expect(added).toHaveLength(2);
    expect(added).toContainEqual(blogs[0]);
    expect(await server.read('/api/audit?kind=blogs')).toMatchObject([
      { action: 'POST /api/blogs/create', title: 'Without an id', address: 'the server itself' },
      { action: 'POST /api/blogs/create', title: 'नमस्ते', address: 'the server itself' },
    ]);
  });

  it.each([
    [{ blogs: [...blogs, { title: '', content: 'C' }] }, /Entry 4 of blogs: title/],
    [{ blogs, testimonials: [{ message: 'M' }] }, /Entry 1 of testimonials: name is missing/],
    [{ blogs: { title: 'T' } }, /blogs is not a list/],
    [{ blogs: [...blogs, blogs[0]] }, /'नमस्ते' is there already/],
    [{ blogs: [...blogs, { title: 'T\0', content: 'C' }] }, /Entry 4 of blogs: title must not/],
  ])('adds nothing of %j', async (content, problem) => {
    await expect(add(content)).rejects.toThrow(problem);
    expect(await list('blogs')).toEqual([]);
  });

  it('needs a file of JSON', async () => {
    await expect(run('add-entries', fileIn('none'))).rejects.toThrow(/cannot be read/);
    writeFileSync(fileIn('text'), 'no JSON');
    await expect(run('add-entries', fileIn('text'))).rejects.toThrow(/cannot be read/);
    const latin1 = Buffer.from('{"blogs":[{"title":"Caf\xe9","content":"C"}]}', 'latin1');
    writeFileSync(fileIn('latin1'), latin1);
    await expect(run('add-entries', fileIn('latin1'))).rejects.toThrow(/cannot be read: .*utf-8/);
    expect(await list('blogs')).toEqual([]);
  });
});

it('only the server and migrate change the tables of an earlier version', async () => {
  await server.server.stop();
  const db = await server.openDatabase();
  // As before the last migration.
  await sql`DROP TABLE known_browsers`.execute(db);
  await sql`DELETE FROM migrations WHERE name = '008-attempts.sql'`.execute(db);
  await run('backup', fileIn('backup'));
  await expect(run('doctor')).rejects.toThrow('Failed checks: Site');
  await run('create-owner', 'bimala');
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  expect(await tables()).not.toContain('known_browsers');
  await run('migrate');
  expect(await tables()).toContain('known_browsers');
  await run('restore', fileIn('backup'), '--replace');
  await server.restart();
  await server.signIn();
});

it('says what cannot be opened, why, and what to look at', async () => {
  const open = (settings: Partial<typeof server.settings>, name = 'doctor') =>
    runWith({ ...server.settings, ...settings }, name, fileIn('b'));
  mkdirSync(fileIn('foreign'));
  writeFileSync(join(fileIn('foreign'), 'server.sqlite'), 'Not a database. '.repeat(100));
  await expect(open({ dataDir: fileIn('foreign') }, 'backup')).rejects.toThrow(
    /foreign\/server\.sqlite: file is not a database\. Is DATA_DIR a folder that this user may write/,
  );
  const databaseUrl = 'postgres://website:secret@127.0.0.1:9/website';
  const refused = await open({ databaseUrl }, 'backup').catch(String);
  expect(refused).toMatch(/PostgreSQL at 127\.0\.0\.1:9: .*ECONNREFUSED.* Is it running/);
  expect(refused).not.toContain('secret');
  await server.server.stop();
  await expect(run('restore', fileIn('nothing-here'), '--replace')).rejects.toThrow(/nothing-here/);
});

it.each([
  ['EACCES', "There is no permission to do this (EACCES '/b')"],
  ['ENOENT', "There is no such file or folder (ENOENT '/b')"],
])('says %s in plain words', (code, words) => {
  expect(reasonOf(Object.assign(new Error(`${code} '/b'`), { code }))).toBe(words);
});

it('replaces nothing that is there, and writes into no folder that is not there', async () => {
  symlinkSync('/dev/null', fileIn('link'));
  writeFileSync(fileIn('older'), 'older');
  for (const other of [fileIn('link'), fileIn('older'), server.settings.dataDir]) {
    await expect(run('backup', other)).rejects.toThrow('is there already');
  }
  await expect(run('backup', fileIn('no-folder/b'))).rejects.toThrow(
    /cannot be written: .*no-folder.*may this user write there/,
  );
  await server.server.stop();
  await expect(run('restore', server.settings.dataDir)).rejects.toThrow('is not a file');
});

describe('doctor', () => {
  /** The lines that it prints with these settings, and then what failed. */
  const check = (settings: Partial<typeof server.settings> = {}) =>
    runWith({ ...server.settings, ...settings }, 'doctor').catch(({ message }) => message);

  it('checks the site, the database, its owners and the proxies, and creates nothing', async () => {
    const found = await check();
    expect(found).toMatch(/ok {6}Database: SQLite in .* accounts: 1, owners: 1/);
    expect(found).toMatch(/failed {2}Site/);
    expect(found).toContain('Failed checks: Site');
    expect(found).toMatch(/failed {2}Backups: BACKUP_DIR is not set/);
    const dataDir = fileIn('not-there');
    expect(await check({ dataDir })).toMatch(
      /failed {2}Database: There is no database .*not-there/,
    );
    expect(existsSync(dataDir)).toBe(false);
    const origin = 'https://www.example.com';
    expect(await check({ origin })).toMatch(/failed {2}Proxies: TRUSTED_PROXIES is not set/);
    const db = await server.openDatabase();
    await db.updateTable('accounts').set({ role: 'editor' }).execute();
    expect(await check()).toMatch(/failed {2}Database: .* owners: 0: create-owner creates one/);
  });

  it('says of which day the exchange rates are, and why they could not be read', async () => {
    expect(await check()).toMatch(/^ok {6}Rates: those of the build/m);
    const ratesUrl = 'http://127.0.0.1:1/';
    expect(await check({ ratesUrl })).toMatch(/^ok {6}Rates: none of the bank yet/m);
    const db = await server.openDatabase();
    const row = { id: 1, due_at: 0, day: '2026-11-26', npr: '{}', read_at: 1 };
    await db.insertInto('bank_rates').values(row).execute();
    expect(await check({ ratesUrl })).toMatch(/^ok {6}Rates: those of the bank, of 2026-11-26/m);
    await db.updateTable('bank_rates').set({ failed_at: 1, failure: 'it answers 500' }).execute();
    expect(await check({ ratesUrl })).toMatch(
      /^failed {2}Rates: those of the bank, of 2026-11-26; asked at .* failed: it answers 500/m,
    );
  });

  it('says how old the last automatic backup is', async () => {
    const backupDir = fileIn('backups');
    expect(await check({ backupDir })).toMatch(/^ok {6}Backups: none yet/m);
    writeFileSync(fileIn('file'), '');
    const below = { backupDir: fileIn('file/a/b') };
    expect(await check(below)).toMatch(/^failed {2}Backups: ENOTDIR.*file\/\./m);
    mkdirSync(backupDir);
    const file = join(backupDir, backupName());
    await run('backup', file);
    expect(await check({ backupDir })).toMatch(
      /^ok {6}Backups: the last one in .* is of \d+ \w+ 20\d\d, .*, Nepal time/m,
    );
    const old = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(file, old, old);
    expect(await check({ backupDir })).toMatch(
      /^failed {2}Backups: the last one in .* is 3 days old/m,
    );
  });
});
