import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditActions } from '#contracts/audit.ts';
import { type ImportRun, importErrors, MAX_IMPORT_BYTES } from '#contracts/import.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { messageOf, startTestServer, type TestServer } from './testServer.ts';

const wordPressFile = join(import.meta.dirname, 'wordpress-7.1.xml');

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ hasSite: true });
});

describe('import <file>', () => {
  const run = (file: string) => server.run('import', file);
  const get = async (path: string) => {
    const response = await fetch(server.server.url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')] as const;
  };

  it('brings the blogs beside a running server, and old addresses lead to them', async () => {
    expect(await run(wordPressFile)).toContain('From Himal Study Advice (https://old.example.org)');
    const list: { _id: string; title: string }[] = await server.read('/api/blogs/get');
    expect(list).toHaveLength(8);
    const id = list.find(({ title }) => title.startsWith('Student visa'))?._id;
    const visa = [301, `/blogs/${id}`];
    expect(await get('/2023/05/student-visa-what-to-bring-what-it-costs/')).toEqual(visa);
    expect(await get('/?p=115')).toEqual(visa);
    expect(await get('/2023/05/nothing/')).toEqual([404, null]);
    // A page of our own stays.
    for (const path of ['/', '/?p=120', '/?p=999999', '/blogs']) {
      expect(await get(path)).toEqual([200, null]);
    }
    expect((await server.call('POST', '/?p=115', '{}')).status).toBe(405);
    await server.asOwner('DELETE', `/api/blogs/delete/${id}`);
    expect(await get('/?p=115')).toEqual([200, null]);
  });

  it('refuses what is no export, and changes nothing', async () => {
    const file = server.fileIn('file.xml');
    await expect(run(file)).rejects.toThrow(/There is no file/);
    await expect(run(server.settings.dataDir)).rejects.toThrow(/There is no file/);
    writeFileSync(file, '<rss></rss>');
    await expect(run(file)).rejects.toThrow(/not an export of WordPress.*Nothing was imported/);
    writeFileSync(file, Buffer.alloc(MAX_IMPORT_BYTES + 1));
    await expect(run(file)).rejects.toThrow(/larger than 30 MB.*a year at a time/);
    expect(await server.read('/api/blogs/get')).toEqual([]);
  });
});

describe('/api/import', () => {
  const file = readFileSync(wordPressFile, 'utf8');
  const send = (body: string, headers = server.owner) =>
    server.call('POST', '/api/import', body, { ...headers, 'content-type': 'text/xml' });
  const last = async (): Promise<ImportRun | null> => (await server.read('/api/import')).last;
  const ended = () =>
    expect.poll(async () => (await last())?.isRunning, { timeout: 20_000 }).toBe(false);

  it('begins an import, says how far it is, and keeps its report', async () => {
    expect(await last()).toBeNull();
    const response = await send(file);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ isRunning: true, done: 0, report: null });
    await ended();
    const run = await last();
    expect(run).toMatchObject({ done: 17, total: 17, failure: null });
    expect(run?.report?.published).toHaveLength(8);
    expect(run?.report?.drafts).toHaveLength(8);
    expect(await server.read('/api/audit?kind=import')).toMatchObject([
      { action: auditActions.imported, username: 'sunita' },
      { action: 'POST /api/import', username: 'sunita', title: 'Himal Study Advice' },
    ]);
    await server.restart();
    expect((await last())?.report).toEqual(run?.report);
  });

  it('refuses what is no export, or too large, and begins nothing', async () => {
    for (const [body, status, problem] of [
      ['<rss></rss>', 400, /not an export of WordPress/],
      ['x'.repeat(MAX_IMPORT_BYTES + 1), 413, /larger than 30 MB/],
    ] as const) {
      const response = await send(body);
      expect([response.status, await messageOf(response)]).toEqual([
        status,
        expect.stringMatching(problem),
      ]);
    }
    expect(await last()).toBeNull();
    expect(await server.read('/api/audit?kind=import')).toEqual([]);
  });

  it('runs one at a time, and goes on after one that a killed server has left', async () => {
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && (await messageOf(refused))).toBe(importErrors.isRunning.message);
    await ended();
    const db = await server.openDatabase();
    const left = { report: null, failure: null, seen_at: Date.now() - 61_000 };
    await db.updateTable('import_run').set(left).execute();
    expect(await last()).toMatchObject({
      isRunning: false,
      failure: expect.stringMatching(/server was stopped/),
    });
    const recent = { seen_at: Date.now() - 50_000 };
    await db.updateTable('import_run').set(recent).execute();
    expect((await send(file)).status).toBe(409);
    await db.updateTable('import_run').set(left).execute();
    expect((await send(file)).status).toBe(201);
    await ended();
    expect((await last())?.report?.alreadyHere).toHaveLength(16);
    // The clock was a day ahead.
    const ahead = { ...left, seen_at: Date.now() + DAY_MS };
    await db.updateTable('import_run').set(ahead).execute();
    expect((await send(file)).status).toBe(201);
    await ended();
  });

  it('ends with the server, and the next run brings the rest', async () => {
    const before = await send(file);
    expect(before.status).toBe(201);
    await server.restart();
    const run = await last();
    expect(run?.isRunning).toBe(false);
    expect((await send(file)).status).toBe(201);
    await ended();
    const { report } = (await last()) ?? {};
    const brought = [report?.published, report?.drafts, report?.alreadyHere].flat();
    expect(brought).toHaveLength(16);
    expect(await server.read('/api/blogs/get')).toHaveLength(8);
  });
});
