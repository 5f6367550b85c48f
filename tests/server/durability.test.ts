import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bundleServer } from '#scripts/server/built-server.ts';
import { freePort } from '#scripts/server/ports.ts';
import { createTempDir } from '#scripts/testing/temp-dir.ts';
import { databaseFileIn } from '#server/settings.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { startMailServer } from './mailServer.ts';
import { contactForm, OWNER, sessionHeaders, tokenOf } from './testServer.ts';

/** How often the server is killed. KILLS sets it, for a longer run by hand. */
const KILLS = Number(process.env.KILLS ?? 3);

/** How many responses of a burst arrive before the server is killed. */
const KILL_AFTER = 15;

const build = createTempDir('server');
let dataDir = '';
let server: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deurali-kill-'));
  await bundleServer(build.dir);
}, 60_000);

afterEach(killServer);

afterAll(async () => {
  await rm(dataDir, { recursive: true });
  build.remove();
});

/** The next server on the database cannot start before this one has ended. */
async function killServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}

/** Starts the built server; returns its URL and what it prints at its start. */
async function start(settings: object = {}): Promise<{ url: string; output: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  server = spawn(process.execPath, [join(build.dir, 'main.js')], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, ORIGIN: url, DATABASE_URL: '' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 15_000 }).toContain('Keeps its data in');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  return { url, output };
}

it(`loses no confirmed write in ${KILLS} kills, and the database stays intact`, async () => {
  const confirmed: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { url, output } = await start();
    const origin = { origin: url };
    const post = (path: string, body: object, headers: Record<string, string> = origin) =>
      fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const signedIn = output.includes('#first-owner=')
      ? await post('/password', { ...OWNER, token: tokenOf(/http\S+#\S+/.exec(output)?.[0]) })
      : await post('/session', OWNER);
    const headers = { ...sessionHeaders(signedIn), ...origin };
    const before = confirmed.length;
    const write = async (): Promise<void> => {
      const text = 'x'.repeat(2000);
      const response = await post('/testimonials/create', { name: 'A', message: text }, headers);
      expect(response.status).toBe(201);
      confirmed.push((await response.json())._id);
      if (confirmed.length === before + KILL_AFTER) server?.kill('SIGKILL');
      await write();
    };
    const exit = server ? once(server, 'exit') : undefined;
    await Promise.allSettled(Array.from({ length: 8 }, write));
    await exit;
    expect(confirmed.length).toBeGreaterThanOrEqual(before + KILL_AFTER);
  }
  const { db, close } = await openSqlite(databaseFileIn(dataDir), { isServer: true });
  const rows = await db.selectFrom('testimonials').select('id').execute();
  const kept = new Set(rows.map(({ id }) => id));
  expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  const { rows: checks } = await sql`PRAGMA integrity_check`.execute(db);
  expect(checks).toEqual([{ integrity_check: 'ok' }]);
  await close();
}, 300_000);

it('mails a message although the server is killed while it sends it', async () => {
  const mailServer = await startMailServer();
  mailServer.behaviour = 'hang';
  const mail = { MAIL_FROM: 'website@deurali.example', MAIL_TO: 'office@deurali.example' };
  const settings = { SMTP_URL: mailServer.url, ...mail };
  const { url } = await start(settings);
  const body = new FormData();
  for (const [name, value] of Object.entries(contactForm)) body.append(name, value);
  const init = { method: 'POST', body, headers: { origin: url } };
  expect((await fetch(`${url}/api/v1.0/email/send-form`, init)).status).toBe(200);
  await expect.poll(() => mailServer.tries).toBe(1);
  await killServer();
  const { db, close } = await openSqlite(databaseFileIn(dataDir), { isServer: true });
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { state: 'waiting', tries: 1 },
  ]);
  // As if the time of its try were over.
  await db.updateTable('outbox').set({ due_at: 0 }).execute();
  await close();
  mailServer.behaviour = 'take';
  await start(settings);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  expect(mailServer.mails[0]?.text).toContain(contactForm.message);
  await mailServer.close();
}, 60_000);

it('a kill during uploads loses no confirmed picture, and every picture that is served is whole', async () => {
  const confirmed: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { url } = await start();
    const origin = { origin: url };
    const body = JSON.stringify(OWNER);
    const signedIn = await fetch(`${url}/api/session`, { method: 'POST', headers: origin, body });
    const headers = { ...sessionHeaders(signedIn), ...origin, 'content-type': 'image/png' };
    const before = confirmed.length;
    const upload = async (): Promise<void> => {
      const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
      const create = { width: 200, height: 200, channels: 3, background: '#000', noise } as const;
      const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
      const response = await fetch(`${url}/api/uploads`, { method: 'PUT', headers, body: picture });
      expect(response.status).toBe(201);
      confirmed.push((await response.json()).imageUrl);
      if (confirmed.length === before + 5) server?.kill('SIGKILL');
      await upload();
    };
    const exit = server ? once(server, 'exit') : undefined;
    await Promise.allSettled([upload(), upload(), upload()]);
    await exit;
  }
  const folder = join(dataDir, 'uploads');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const lost = confirmed.filter((imageUrl) => !files.includes(imageUrl.slice('/uploads/'.length)));
  expect(lost).toEqual([]);
  for (const name of files) {
    const { format, width } = await sharp(join(folder, name)).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 200 });
    await sharp(join(folder, name)).stats();
  }
}, 120_000);
