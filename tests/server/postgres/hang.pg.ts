import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import { fakeWorker, writeSite } from '../pagesSite.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { startCluster } from './cluster.ts';

const cluster = startCluster();
const dir = mkdtempSync(join(tmpdir(), 'website-hang-'));
const siteDir = join(dir, 'site');
writeSite(siteDir);
afterAll(() => {
  // After a test that has failed.
  cluster.resume();
  cluster.remove();
  rmSync(dir, { recursive: true });
});

const blog = { title: 'Kept', content: 'B', author: 'C' };

/** Starts a server that has rendered a page. */
async function start(database: string) {
  const env = { DATABASE_URL: await cluster.createDatabase(database), SITE_DIR: siteDir };
  const server = await startTestServer({ env, pagesWorker: fakeWorker });
  await server.asOwner('POST', '/api/blogs/create', blog);
  const list = async () => (await server.call('GET', '/blogs')).text();
  await expect.poll(list).toContain('Kept');
  return server;
}

/** The status and the text of a response, and how long it took in ms. */
async function timed(server: TestServer, ...call: Parameters<TestServer['call']>) {
  const begin = performance.now();
  const response = await server.call(...call);
  const text = await response.text();
  const ms = Math.round(performance.now() - begin);
  console.info(`${call[0]} ${call[1]} while PostgreSQL hangs: ${response.status} in ${ms} ms`);
  return { status: response.status, text, ms };
}

it('while PostgreSQL hangs kept pages go on, the rest gets 503 in time, and all recovers', async () => {
  const server = await start('hang');
  cluster.hang();
  try {
    const ready = await timed(server, 'GET', '/readyz');
    expect([ready.status, ready.ms < 4_000]).toEqual([503, true]);
    const page = await timed(server, 'GET', '/blogs');
    expect([page.text.includes('Kept'), page.ms < 1_000]).toEqual([true, true]);
    // Those that have a connection, and those that wait for one.
    const writes = Array.from({ length: 15 }, () =>
      timed(server, 'POST', '/api/blogs/create', blog, server.owner),
    );
    for (const { status, ms } of await Promise.all(writes)) {
      expect([status, ms < 20_000]).toEqual([503, true]);
    }
  } finally {
    cluster.resume();
  }
  const write = () => server.asOwner('POST', '/api/blogs/create', blog);
  await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(201);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  await server.remove();
}, 60_000);

it('the server stops in its time, and starts with an error, while PostgreSQL hangs', async () => {
  const server = await start('stop');
  cluster.hang();
  try {
    const begun = server.asOwner('POST', '/api/blogs/create', blog);
    await wait(500);
    const begin = performance.now();
    await server.server.stop();
    const ms = Math.round(performance.now() - begin);
    console.info(`stopped in ${ms} ms while PostgreSQL hangs`);
    // Sooner than systemd kills it.
    expect(ms).toBeLessThan(28_000);
    expect((await begun).status).toBe(503);
    await expect(openStorage(server.settings, { isServer: true })).rejects.toThrow();
  } finally {
    cluster.resume();
  }
  await server.remove();
}, 60_000);
