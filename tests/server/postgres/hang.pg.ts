import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import { blog, startTestServer, type TestServer } from '../testServer.ts';
import { startCluster } from './cluster.ts';

const cluster = startCluster();
afterAll(() => {
  // After a test that has failed.
  cluster.resume();
  cluster.remove();
});

async function start() {
  const env = { DATABASE_URL: await cluster.createDatabase() };
  const server = await startTestServer({ env, hasSite: true });
  await server.addBlog({ title: 'Kept' });
  const list = async () => (await server.call('GET', '/blogs')).text();
  await expect.poll(list).toContain('Kept');
  return server;
}

async function timed(server: TestServer, ...call: Parameters<TestServer['call']>) {
  const begin = performance.now();
  const response = await server.call(...call);
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - begin };
}

it('while PostgreSQL hangs kept pages go on, the rest gets 503 in time, and all recovers', async () => {
  const server = await start();
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
}, 60_000);

it('the server stops in its time, and starts with an error, while PostgreSQL hangs', async () => {
  const server = await start();
  cluster.hang();
  try {
    const begun = server.asOwner('POST', '/api/blogs/create', blog);
    await wait(500);
    const begin = performance.now();
    await server.server.stop();
    // Sooner than systemd kills it.
    expect(performance.now() - begin).toBeLessThan(28_000);
    expect((await begun).status).toBe(503);
    await expect(openStorage(server.settings, { isServer: true })).rejects.toThrow();
  } finally {
    cluster.resume();
  }
}, 60_000);
