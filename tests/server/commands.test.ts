import {
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import { backupName } from '#server/ops/automaticBackups.ts';
import { runCommand } from '#server/ops/commands.ts';
import { openStorage } from '#server/storage/open.ts';
import { OWNER, startTestServer, type TestServer, tokenOf } from './testServer.ts';

let server: TestServer;
let output: string[] = [];

beforeEach(async () => {
  output = [];
  vi.spyOn(console, 'info').mockImplementation((line) => void output.push(line));
  server = await startTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.remove();
});

const run = (name: string, ...args: string[]) => runCommand(name, args, server.settings);
const fileIn = (name: string) => join(server.settings.dataDir, name);

it('names the commands if there is no such one', async () => {
  await expect(run('destroy')).rejects.toThrow(
    /backup, restore, add-entries, create-owner, doctor, migrate/,
  );
  await expect(run('constructor')).rejects.toThrow(/There is no command/);
});

describe('create-owner', () => {
  it('prints a link for a new owner, or for one who has lost the password', async () => {
    for (const password of ['a lamp in the window', 'snow on the prayer flags']) {
      output = [];
      await run('create-owner', 'Bimala');
      const token = tokenOf(/http\S+/.exec(output.join())?.[0]);
      const response = await server.call('POST', '/api/password', { token, password });
      expect(await response.json()).toEqual({ account: { username: 'bimala', role: 'owner' } });
    }
    const old = { username: 'bimala', password: 'a lamp in the window' };
    expect((await server.call('POST', '/api/session', old)).status).toBe(401);
  });

  it('is in the audit log, and so is the password that the link sets', async () => {
    await run('create-owner', 'bimala');
    const token = tokenOf(/http\S+/.exec(output.join())?.[0]);
    await server.call('POST', '/api/password', { token, password: 'a lamp in the window' });
    const owner = await server.signIn();
    const response = await server.call('GET', '/api/audit?username=bimala', undefined, owner);
    const entries: AuditEntry[] = await response.json();
    expect(entries.slice(0, 3).map(({ action, address }) => [action, address])).toEqual([
      ['signed in', '127.0.0.1'],
      ['set a password with a link', '127.0.0.1'],
      ['became an owner by create-owner', 'the server itself'],
    ]);
  });

  it('unblocks who was blocked', async () => {
    const owner = await server.signIn();
    const editor = await server.createEditor('gita', owner);
    const body = { role: 'editor', isBlocked: true };
    await server.call('PUT', `/api/accounts/${editor.id}`, body, owner);
    output = [];
    await run('create-owner', 'gita');
    const token = tokenOf(/http\S+/.exec(output.join())?.[0]);
    const password = 'snow on the prayer flags';
    await server.call('POST', '/api/password', { token, password });
    const signIn = await server.call('POST', '/api/session', { username: 'gita', password });
    expect(signIn.status).toBe(200);
  });

  it('needs a username', async () => {
    await expect(run('create-owner')).rejects.toThrow(/create-owner <username>/);
  });
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
  const list = async (kind: string) => await (await server.call('GET', `/api/${kind}/get`)).json();

  it('adds the entries of a file beside a running server, which shows them at once', async () => {
    expect(await list('blogs')).toEqual([]);
    await add({ _note: 'x', blogs, testimonials, messages: [] });
    expect(output).toEqual([
      '3 entries are added.',
      'Invented entries of the sample, left out: 1.',
    ]);
    expect(await list('testimonials')).toMatchObject(testimonials);
    const added: object[] = await list('blogs');
    expect(added).toHaveLength(2);
    expect(added).toContainEqual(blogs[0]);
    const owner = await server.signIn();
    const audit = await (
      await server.call('GET', '/api/audit?kind=blogs', undefined, owner)
    ).json();
    expect(audit).toMatchObject([
      { action: 'POST /api/blogs/create', title: 'Without an id', address: 'the server itself' },
      { action: 'POST /api/blogs/create', title: 'नमस्ते', address: 'the server itself' },
    ]);
  });

  it.each([
    [{ blogs: [...blogs, { title: '', content: 'C' }] }, /Entry 4 of blogs: title/],
    [{ blogs: [...blogs, { ...blogs[1], title: undefined }] }, /Entry 4 of blogs/],
    [{ blogs, testimonials: [{ message: 'M' }] }, /Entry 1 of testimonials: name is missing/],
    [{ blogs: { title: 'T' } }, /blogs is no list/],
    [{ blogs: [...blogs, blogs[0]] }, /'नमस्ते' is there already/],
    [{ blogs: [...blogs, { title: 'T\0', content: 'C' }] }, /Entry 4 of blogs: title must not/],
    [{ testimonials: [{ name: 'N', message: 'half \ud83c' }] }, /message must not contain .* half/],
  ])('adds nothing of %j', async (content, problem) => {
    await expect(add(content)).rejects.toThrow(problem);
    expect(await list('blogs')).toEqual([]);
  });

  it('needs a file of JSON', async () => {
    await expect(run('add-entries')).rejects.toThrow(/add-entries <file>/);
    await expect(run('add-entries', fileIn('none'))).rejects.toThrow(/cannot be read/);
    writeFileSync(fileIn('text'), 'no JSON');
    await expect(run('add-entries', fileIn('text'))).rejects.toThrow(/cannot be read/);
    const latin1 = Buffer.from('{"blogs":[{"title":"Caf\xe9","content":"C"}]}', 'latin1');
    writeFileSync(fileIn('latin1'), latin1);
    await expect(run('add-entries', fileIn('latin1'))).rejects.toThrow(/cannot be read: .*utf-8/);
    expect(await list('blogs')).toEqual([]);
  });

  it('says that it leaves out the sample', async () => {
    await run('add-entries', join(import.meta.dirname, '../../db.json'));
    expect(output).toEqual([
      '0 entries are added.',
      'Invented entries of the sample, left out: 20.',
    ]);
  });
});

describe('backup and restore', () => {
  it('brings everything back but the sessions, from a file that only its owner reads', async () => {
    const session = await server.signIn();
    const blog = { title: 'नमस्ते', content: 'A\nB', author: 'C' };
    await server.call('POST', '/api/blogs/create', blog, session);
    const file = fileIn('backup');
    await run('backup', file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain(OWNER.password);
    await server.call('POST', '/api/blogs/create', blog, session);

    await expect(run('restore', file)).rejects.toThrow(/Another server/);
    await server.server.stop();
    await expect(run('restore', file)).rejects.toThrow(/already has content/);
    await run('restore', file, '--replace');
    await server.restart();
    expect(await (await server.call('GET', '/api/blogs/get')).json()).toMatchObject([blog]);
    const write = await server.call('POST', '/api/blogs/create', blog, session);
    expect(write.status).toBe(401);
    await server.signIn();
  });

  it('restores a backup from before the columns of contact messages were renamed', async () => {
    await server.server.stop();
    const old = join(import.meta.dirname, 'backups/1008a6f.gz');
    await run('restore', old, '--replace');
    await server.restart();
    const owner = await server.signIn();
    const read = async (path: string) => (await server.call('GET', path, undefined, owner)).json();
    const sender = { name: 'Sita Rai', email: 'sita@students.example' };
    const message = { ...sender, subject: 'Costs', message: 'नमस्ते 🙏', status: 'new' };
    const messages = [{ ...message, mail: { state: 'waiting' } }];
    expect(await read('/api/inbox')).toMatchObject({ messages, next: null });
    expect(await read('/api/blogs/get')).toMatchObject([{ title: 'नमस्ते', author: 'C' }]);
    expect(await read('/api/testimonials/get')).toMatchObject([{ name: 'Asmita' }]);
    expect(await read('/api/accounts')).toHaveLength(2);
    expect((await read('/api/audit')).length).toBeGreaterThan(5);
  });

  it('restores an archive whose format still has the name of a consultancy', async () => {
    await server.server.stop();
    const old = join(import.meta.dirname, 'backups/ccfba8e2.tar.gz');
    expect(gunzipSync(readFileSync(old)).toString()).not.toContain('website-backup-2');
    await run('restore', old, '--replace');
    await server.restart();
    const read = async (path: string) => (await server.call('GET', path)).json();
    expect(await read('/api/blogs/get')).toMatchObject([{ title: 'नमस्ते', author: 'C' }]);
    expect(await read('/api/testimonials/get')).toMatchObject([{ name: 'Asmita' }]);
    await server.signIn();
  });

  it('refuses a file that is damaged or from elsewhere, and changes nothing', async () => {
    const session = await server.signIn();
    await server.call('POST', '/api/testimonials/create', { name: 'A', message: 'B' }, session);
    await run('backup', fileIn('backup'));
    await server.server.stop();
    const empty = {
      testimonials: [],
      blogs: [],
      accounts: [],
      messages: [],
      outbox: [],
      audit: [],
    };
    for (const content of [
      Buffer.from('text'),
      gzipSync('{}'),
      gzipSync(
        JSON.stringify({ format: 'consultancy-backup-1', migrations: ['9'], tables: empty }),
      ),
    ]) {
      writeFileSync(fileIn('bad'), content);
      await expect(run('restore', fileIn('bad'), '--replace')).rejects.toThrow(/bad|newer server/);
    }
    await server.restart();
    expect(await (await server.call('GET', '/api/testimonials/get')).json()).toHaveLength(1);
  });
});

it('doctor says that visitors behind a proxy count as one if it is not trusted', async () => {
  const https = { ...server.settings, origin: 'https://www.example.com' };
  await expect(runCommand('doctor', [], https)).rejects.toThrow(/Proxies/);
  expect(output.join('\n')).toMatch(/failed {2}Proxies: TRUSTED_PROXIES is not set/);
});

it('only the server and migrate change the tables of an earlier version', async () => {
  await server.server.stop();
  const storage = await openStorage(server.settings);
  // As before the last migration.
  await sql`DROP TABLE known_browsers`.execute(storage.db);
  await sql`DELETE FROM migrations WHERE name = '008-attempts.sql'`.execute(storage.db);
  await storage.close();
  await run('backup', fileIn('backup'));
  await expect(run('doctor')).rejects.toThrow('Failed checks: Site');
  await run('create-owner', 'bimala');
  const tables = async () => {
    const unchanged = await openStorage(server.settings, { migrates: false });
    const names = (await unchanged.db.introspection.getTables()).map(({ name }) => name);
    await unchanged.close();
    return names;
  };
  expect(await tables()).not.toContain('known_browsers');
  await run('migrate');
  expect(await tables()).toContain('known_browsers');
  await run('restore', fileIn('backup'), '--replace');
  await server.restart();
  await server.signIn();
});

it('says what cannot be opened, why, and what to look at', async () => {
  const open = (settings: Partial<typeof server.settings>, name = 'doctor') =>
    runCommand(name, [fileIn('b')], { ...server.settings, ...settings });
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

it('refuses words that it does not know, and to replace what is no file', async () => {
  await expect(run('backup', fileIn('a'), 'b')).rejects.toThrow(
    "'b' is too much. Use: backup <file>",
  );
  await expect(run('doctor', 'foo')).rejects.toThrow("'foo' is too much. Use: doctor");
  await expect(run('restore', fileIn('a'), '--force')).rejects.toThrow(
    /--force.*Use: restore <file> \[--replace\] \[--from-newer\]/,
  );
  expect(existsSync(fileIn('a'))).toBe(false);
  symlinkSync('/dev/null', fileIn('link'));
  for (const other of [fileIn('link'), server.settings.dataDir]) {
    await expect(run('backup', other)).rejects.toThrow('is there already, and no file');
  }
  await expect(run('backup', fileIn('no-folder/b'))).rejects.toThrow(
    /cannot be written: .*no-folder.*may this user write there/,
  );
  await server.server.stop();
  await expect(run('restore', server.settings.dataDir)).rejects.toThrow('is no file');
});

it('doctor creates nothing', async () => {
  const dataDir = fileIn('not-there');
  await expect(runCommand('doctor', [], { ...server.settings, dataDir })).rejects.toThrow(
    /Database/,
  );
  expect(output.join('\n')).toMatch(/failed {2}Database: There is no database .*not-there/);
  expect(existsSync(dataDir)).toBe(false);
});

it('doctor says how old the last automatic backup is', async () => {
  const backupDir = fileIn('backups');
  const settings = { ...server.settings, backupDir };
  const check = async () => {
    output = [];
    const failed = await runCommand('doctor', [], settings).catch(String);
    expect(failed).toMatch(/Site/);
    return output.find((line) => line.includes('Backups'));
  };
  expect(await check()).toMatch(/^ok {6}Backups: none yet/);
  mkdirSync(backupDir);
  const file = join(backupDir, backupName());
  await run('backup', file);
  expect(await check()).toMatch(/^ok {6}Backups: the last one in .* is of 20/);
  const old = new Date(Date.now() - 3 * 86_400_000);
  utimesSync(file, old, old);
  expect(await check()).toMatch(/^failed {2}Backups: the last one in .* is 3 days old/);
});

it('doctor checks the site and the database, and fails if one is missing', async () => {
  await expect(run('doctor')).rejects.toThrow('Failed checks: Site');
  expect(output.join('\n')).toMatch(/ok {6}Database: SQLite in .* 1 accounts, 1 of them owners/);
  expect(output.join('\n')).toMatch(/failed {2}Site/);
});
