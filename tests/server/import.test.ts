import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMPORTED } from '#contracts/audit.ts';
import { MAX_IMPORT_BYTES } from '#contracts/import.ts';
import { runCommand } from '#server/ops/commands.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { describeImport, wordPressFile } from './importSuite.ts';
import { fakeWorker } from './pagesSite.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describeImport('SQLite', () => openSqlite(':memory:'));

describe('import <file>', () => {
  let server: TestServer;
  let output: string[] = [];
  beforeEach(async () => {
    output = [];
    vi.spyOn(console, 'info').mockImplementation((line) => void output.push(line));
    server = await startTestServer({ hasSite: true, pagesWorker: fakeWorker });
    return server.remove;
  });
  afterEach(() => vi.restoreAllMocks());
  const run = (file: string) => runCommand('import', [file], server.settings);
  const get = async (path: string) => {
    const response = await fetch(server.server.url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')] as const;
  };

  it('brings the blogs beside a running server, says what came, and old addresses lead to them', async () => {
    await run(wordPressFile);
    const report = output.join('\n');
    for (const line of [
      'From Himal Study Advice (https://old.example.org)',
      'Eight blogs are published:',
      '  - नेपालबाट अष्ट्रेलिया: कागजात सूची',
      'Eight drafts, which only the dashboard shows:',
      '  - Only with a password: It needed a password.',
      'One post did not come:',
      '  - A post that is trash: It was deleted in WordPress.',
      'Not brought over, pages:',
    ]) {
      expect(report).toContain(line);
    }
    // Their hosts do not exist.
    expect(report).toMatch(/pictures could not be fetched/);

    const list: { _id: string; title: string }[] = await server.read('/api/blogs/get');
    expect(list).toHaveLength(8);
    const idOf = (title: string) => list.find((blog) => blog.title.startsWith(title))?._id;
    const visa = [301, `/blogs/${idOf('Student visa')}`];
    expect(await get('/2023/05/student-visa-what-to-bring-what-it-costs/')).toEqual(visa);
    expect(await get('/?p=115')).toEqual(visa);
    const nepali = encodeURIComponent('नेपालबाट-अष्ट्रेलिया-का');
    const target = [301, `/blogs/${idOf('नेपाल')}`];
    expect(await get(`/2024/02/${nepali}/`)).toEqual(target);
    expect(await get(`/2024/02/${nepali.toLowerCase()}`)).toEqual(target);
    for (const path of [
      '/2023/05/a-post-that-is-private/',
      '/2023/05/nothing/',
      '/blogs/nothing',
    ]) {
      expect(await get(path)).toEqual([404, null]);
    }
    // A page of our own stays.
    for (const path of ['/', '/?p=120', '/?p=999999', '/blogs']) {
      expect(await get(path)).toEqual([200, null]);
    }
    expect((await server.call('POST', '/?p=115', '{}')).status).toBe(405);
    await server.asOwner('DELETE', `/api/blogs/delete/${idOf('Student visa')}`);
    expect(await get('/?p=115')).toEqual([200, null]);

    expect(await server.read('/api/audit?kind=blogs')).toMatchObject([
      { action: expect.stringMatching(/^DELETE/) },
      {
        action: IMPORTED,
        username: 'the server itself',
        title: 'eight blogs and eight drafts of old.example.org',
      },
    ]);
    output = [];
    await run(wordPressFile);
    expect(output.join('\n')).toContain('16 were here already and stay as they are:');
  });

  it('brings all along into a backup, and none of it into one of before', async () => {
    const fileIn = (name: string) => join(server.settings.dataDir, name);
    await runCommand('backup', [fileIn('before')], server.settings);
    await run(wordPressFile);
    await runCommand('backup', [fileIn('after')], server.settings);
    await server.server.stop();
    await runCommand('restore', [fileIn('before'), '--replace'], server.settings);
    await runCommand('restore', [fileIn('after'), '--replace'], server.settings);
    await server.restart();
    expect((await get('/?p=115'))[0]).toBe(301);
    output = [];
    await run(wordPressFile);
    expect(output.join('\n')).toContain('16 were here already');
  });

  it('refuses what is no export, and changes nothing', async () => {
    const file = join(server.settings.dataDir, 'file.xml');
    await expect(run(file)).rejects.toThrow(/There is no file/);
    await expect(run(server.settings.dataDir)).rejects.toThrow(/There is no file/);
    writeFileSync(file, '<rss></rss>');
    await expect(run(file)).rejects.toThrow(/no export of WordPress.*Nothing was imported/);
    writeFileSync(file, Buffer.alloc(MAX_IMPORT_BYTES + 1));
    await expect(run(file)).rejects.toThrow(/larger than 30 MB.*a year at a time/);
    expect(await server.read('/api/blogs/get')).toEqual([]);
  });
});
