import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import { openPostgres } from '#server/storage/postgres.ts';
import { tempDir } from '../onEnd.ts';
import { blog, messageOf, run, startTestServer, type TestServer } from '../testServer.ts';
import { startCluster } from './cluster.ts';

const cluster = startCluster();
afterAll(() => {
  // After a test that has failed while it hung.
  cluster.resume();
  cluster.remove();
});
const dir = tempDir();
const env = { DATABASE_URL: await cluster.createDatabase() };
const server = await startTestServer({ env });

it('migrates once if ten servers start together', async () => {
  const url = await cluster.createDatabase();
  const opened = await Promise.all(Array.from({ length: 10 }, () => openPostgres(url)));
  await Promise.all(opened.map(({ close }) => close()));
});

it('moves from SQLite to PostgreSQL and back by backup and restore', async () => {
  const sqlite = await startTestServer();
  const texts = ['नमस्ते 🙏🏽', "it's\n\t\\ \u0001", '  '];
  for (const text of texts) await sqlite.addBlog({ title: `T ${text}`, content: `C ${text}` });
  const before = await sqlite.read('/api/blogs/get');
  const postgres = { ...sqlite.settings, databaseUrl: await cluster.createDatabase() };
  const [first, second] = [join(dir, 'first'), join(dir, 'second')];
  // While the server runs.
  await sqlite.run('backup', first);
  await run(postgres, 'restore', first);
  await expect(run(postgres, 'restore', first)).rejects.toThrow(/already has content/);
  await run(postgres, 'restore', first, '--replace', '--from-newer');

  const moved = await startTestServer({
    env: { DATABASE_URL: postgres.databaseUrl },
    isEmpty: true,
  });
  expect(await moved.read('/api/blogs/get')).toEqual(before);
  await moved.signIn();

  await run(postgres, 'backup', second);
  await sqlite.server.stop();
  await sqlite.run('restore', second, '--replace');
  await sqlite.restart();
  expect(await sqlite.read('/api/blogs/get')).toEqual(before);
});

it('says the same of an empty database as on SQLite', async () => {
  const databaseUrl = await cluster.createDatabase();
  const empty = openStorage({ dataDir: dir, databaseUrl }, { migrates: false });
  await expect(empty).rejects.toThrow(
    /^There is no database in PostgreSQL at .* when it starts\.$/,
  );
});

it('refuses a restore beside a running server, also after PostgreSQL has crashed', async () => {
  const env = { DATABASE_URL: await cluster.createDatabase() };
  const servers = [
    await startTestServer({ env }),
    await startTestServer({ env, isEmpty: true }),
  ] as const;
  const [{ fileIn, run }] = servers;
  const file = fileIn('backup');
  await run('backup', file);
  const restoreAll = () => run('restore', file, '--replace');
  await expect(restoreAll()).rejects.toThrow(/Another server uses the database/);
  cluster.crash();
  cluster.start();
  // A server takes the lock again within a second.
  await wait(1_000);
  await expect(restoreAll()).rejects.toThrow(/Another server uses the database/);
  await servers[1].server.stop();
  await expect(restoreAll()).rejects.toThrow(/Another server uses the database/);
  await servers[0].server.stop();
  await restoreAll();
  const restoring = await openPostgres(env.DATABASE_URL, { isServer: true, isAlone: true });
  await expect(openPostgres(env.DATABASE_URL, { isServer: true })).rejects.toThrow(
    /being restored/,
  );
  await restoring.close();
  await servers[0].restart();
  await servers[0].signIn();
});

async function startWithSite() {
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
  const server = await startWithSite();
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
});

it('the server stops in its time, and starts with an error, while PostgreSQL hangs', async () => {
  const server = await startWithSite();
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
});

// Last, because it stops the cluster.
it('responds with 503 while PostgreSQL is away, and recovers by itself', async () => {
  const testimonial = { name: 'Asmita', message: 'B' };
  const write = () => server.asOwner('POST', '/api/testimonials/create', testimonial);
  const answered: string[] = [];
  let isDone = false;
  const statuses = new Set<number>();
  const load = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const response = await write();
      statuses.add(response.status);
      if (response.status === 201) answered.push((await response.json())._id);
      else await messageOf(response);
    }
  });
  await wait(300);
  cluster.crash();
  const away = await write();
  expect(away.status).toBe(503);
  expect(await messageOf(away)).toMatch(/database is not available/);
  expect((await server.call('GET', '/readyz')).status).toBe(503);
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  cluster.start();
  await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(201);
  isDone = true;
  await Promise.all(load);
  expect([...statuses].toSorted()).toEqual([201, 503]);
  const kept: { _id: string }[] = await server.read('/api/testimonials/get');
  expect(kept.map(({ _id }) => _id)).toEqual(expect.arrayContaining(answered));
});
