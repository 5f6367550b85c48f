import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type GenericSchema, parse } from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/accounts.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { sessionEndpoints } from '#contracts/session.ts';
import { systemEndpoints } from '#contracts/system.ts';
import { auditFailedSignIn } from '#server/auth/audit.ts';
import { backup, restore } from '#server/ops/backup.ts';
import { openStorage } from '#server/storage/open.ts';
import { openPostgres } from '#server/storage/postgres.ts';
import { openPictureStore } from '#server/uploads/open.ts';
import { countPictures, noteUnusedPictures } from '#server/uploads/unusedPictures.ts';
import { serverTarget } from '../../contract/serverTarget.ts';
import { describeContract } from '../../contract/suite.ts';
import { describeBin } from '../binSuite.ts';
import { describeHeldRequests } from '../heldRequestsSuite.ts';
import { describeImport } from '../importSuite.ts';
import { describeOldMessages } from '../oldMessagesSuite.ts';
import { describeOutbox } from '../outboxSuite.ts';
import { fakeWorker } from '../pagesSite.ts';
import { describeRates } from '../ratesSuite.ts';
import { png } from '../samplePictures.ts';
import { describeStorage } from '../storageSuite.ts';
import { blog, messageOf, startTestServer, type TestServer } from '../testServer.ts';
import { startCluster } from './cluster.ts';

const cluster = startCluster();
const dir = await mkdtemp(join(tmpdir(), 'website-pg-backup-'));
const startOn = async (database: string) =>
  startTestServer({ env: { DATABASE_URL: await cluster.createDatabase(database) } });
const server = await startOn('contract');

afterAll(async () => {
  await server.remove();
  cluster.remove();
  await rm(dir, { recursive: true });
});

const suiteUrl = await cluster.createDatabase('suite');
describeStorage('PostgreSQL', () => openPostgres(suiteUrl));
describeOutbox('PostgreSQL', () => openPostgres(suiteUrl));
describeOldMessages('PostgreSQL', () => openPostgres(suiteUrl));
describeBin('PostgreSQL', () => openPostgres(suiteUrl));
describeImport('PostgreSQL', () => openPostgres(suiteUrl));
describeRates('PostgreSQL', () => openPostgres(suiteUrl));

describeHeldRequests('PostgreSQL', () => startOn('held'));

describeContract('server on PostgreSQL', serverTarget(server));

it('migrates once if ten servers start together', async () => {
  const url = await cluster.createDatabase('together');
  const opened = await Promise.all(Array.from({ length: 10 }, () => openPostgres(url)));
  await Promise.all(opened.map(({ close }) => close()));
});

describe('two servers on one database', () => {
  it('share sessions and content', async () => {
    const env = { DATABASE_URL: await cluster.createDatabase('two') };
    const first = await startTestServer({ env });
    const second = await startTestServer({ env, isEmpty: true });
    const write = (to: TestServer) =>
      to.call('POST', '/api/blogs/create', blog, first.owner).then(({ status }) => status);
    expect(await write(second)).toBe(201);
    expect(await first.read('/api/blogs/get')).toMatchObject([blog]);

    await second.call('DELETE', '/api/session', undefined, first.owner);
    expect(await write(first)).toBe(401);
    await Promise.all([first.remove(), second.remove()]);
  });

  it('have the same pages within a second of a write', async () => {
    const options = {
      env: { DATABASE_URL: await cluster.createDatabase('pages') },
      ...{ hasSite: true, pagesWorker: fakeWorker },
    };
    const first = await startTestServer(options);
    const second = await startTestServer({ ...options, isEmpty: true });
    const textOn = async (at: TestServer, path: string) => (await at.call('GET', path)).text();
    expect(await textOn(second, '/blogs')).not.toContain('Seen by both');
    const _id = await first.addBlog({ title: 'Seen by both' });
    const path = `/blogs/${_id}`;
    for (const each of [first, second]) {
      const shown = () => Promise.all(['/blogs', path].map((page) => textOn(each, page)));
      const both = [expect.stringContaining('Seen'), expect.stringContaining('Seen')];
      await expect.poll(shown, { timeout: 2_000 }).toEqual(both);
    }

    await first.asOwner('DELETE', `/api/blogs/delete/${_id}`);
    expect((await first.call('GET', path)).status).toBe(404);
    await wait(1_000);
    expect((await second.call('GET', path)).status).toBe(404);
    await Promise.all([first.remove(), second.remove()]);
  });
});

it('moves from SQLite to PostgreSQL and back by backup and restore', async () => {
  const sqlite = await startTestServer();
  const texts = ['नमस्ते 🙏🏽', "it's\n\t\\ \u0001", '  '];
  for (const text of texts) await sqlite.addBlog({ title: `T ${text}`, content: `C ${text}` });
  const before = await sqlite.read('/api/blogs/get');
  const postgres = { ...sqlite.settings, databaseUrl: await cluster.createDatabase('moved') };
  const [first, second] = [join(dir, 'first'), join(dir, 'second')];
  // While the server runs.
  await backup([first], sqlite.settings);
  await restore([first], postgres);
  await expect(restore([first], postgres)).rejects.toThrow(/already has content/);
  await restore([first, '--replace'], postgres);

  const moved = await startTestServer({
    env: { DATABASE_URL: postgres.databaseUrl },
    isEmpty: true,
  });
  expect(await moved.read('/api/blogs/get')).toEqual(before);
  await moved.signIn();
  await moved.remove();

  await backup([second], postgres);
  await sqlite.server.stop();
  await restore([second, '--replace'], sqlite.settings);
  await sqlite.restart();
  expect(await sqlite.read('/api/blogs/get')).toEqual(before);
  await sqlite.remove();
});

it('gives an owner the audit log, attacks, sessions, figures and unused pictures', async () => {
  const read = async <T>(path: string, { response }: { response: GenericSchema<unknown, T> }) =>
    parse(response, await server.read(path));
  const db = await server.openDatabase();
  const { id, username } = await server.createEditor('watched');
  const guesses = Array.from({ length: 12 }, () => auditFailedSignIn(db, username, '203.0.113.7'));
  await Promise.all(guesses);
  const entries = await read('/api/audit?username=watched&kind=sign-ins', auditEndpoints.listAudit);
  expect(entries.map(({ action, count }) => [action, count])).toEqual([
    ['failed to sign in', 12],
    ['signed in', 1],
    ['set a password with a link', 1],
  ]);
  const { attacks } = await read('/api/session', sessionEndpoints.getSession);
  expect(attacks).toEqual([{ username, count: 12 }]);

  const path = `/api/accounts/${id}/sessions`;
  const [session] = await read(path, accountEndpoints.listAccountSessions);
  await server.asOwner('DELETE', `/api/sessions/${session?.id}`);
  expect(await read(path, accountEndpoints.listAccountSessions)).toEqual([]);

  expect((await server.upload(await png())).status).toBe(201);
  const pictures = openPictureStore(server.settings);
  await noteUnusedPictures(db, pictures, 0);
  await noteUnusedPictures(db, pictures);
  const figures = { total: 1, unused: 1, removable: 1 };
  expect(await countPictures(db, pictures)).toEqual(figures);
  const system = await read('/api/system', systemEndpoints.getSystem);
  expect(system).toMatchObject({ pictures: figures, database: { bytes: expect.any(Number) } });
});

it('goes back to an older version by a backup, with what that version knows', async () => {
  const url = await cluster.createDatabase('newer');
  const newer = await openPostgres(url);
  const row = { id: '1'.repeat(24), name: 'Later', message: 'B' };
  await newer.db.insertInto('testimonials').values(row).execute();
  await sql`ALTER TABLE testimonials ADD COLUMN city TEXT NOT NULL DEFAULT 'Pokhara'`.execute(
    newer.db,
  );
  const file = join(dir, 'newer');
  await backup([file], { ...server.settings, databaseUrl: url });
  await newer.close();
  const older = { ...server.settings, databaseUrl: await cluster.createDatabase('older') };
  await expect(restore([file], older)).rejects.toThrow(/city/);
  await restore([file, '--from-newer'], older);
  const restored = await openStorage(older);
  expect(await restored.db.selectFrom('testimonials').selectAll().execute()).toMatchObject([row]);
  await restored.close();
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
