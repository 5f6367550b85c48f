import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import { bundleServer } from '#tools/serving/builtServer.ts';
import { type RunningProgram, startProgram } from '#tools/serving/startProgram.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { openConnection } from './connection.ts';
import { tempDir } from './onEnd.ts';
import { encode, noise } from './samplePictures.ts';
import { contactMessage, cookiesOf, OWNER, tokenOf } from './testServer.ts';

/** The number of kills. The setting KILLS changes it, for a longer run by hand. */
const KILLS = Number(process.env.KILLS ?? 3);

/** The entries and pictures that are confirmed before the server is killed. */
const ENTRIES = 15;
const PICTURES = 5;

// In the project, where it finds its packages.
const build = createTempDir('server');
const dataDir = tempDir();
let server: RunningProgram | undefined;

beforeAll(() => bundleServer(build.dir), 60_000);

afterAll(async () => {
  await server?.stop('SIGKILL');
  build.remove();
});

const start = () =>
  startProgram([join(build.dir, 'main.js')], {
    env: (port, url) => ({ PORT: String(port), ORIGIN: url, DATABASE_URL: '', DATA_DIR: dataDir }),
    readyPath: '/readyz',
    prints: 'Keeps its data in',
  });

it(`loses nothing confirmed in ${KILLS} kills, and what there is stays whole`, async () => {
  const entries: string[] = [];
  const pictures: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    server = await start();
    const confirmed = await writeUntilKilled(server);
    entries.push(...confirmed.entries);
    pictures.push(...confirmed.pictures);
  }
  await using storage = await openStorage({ dataDir, databaseUrl: undefined });
  const rows = await storage.db.selectFrom('testimonials').select('id').execute();
  const kept = new Set(rows.map(({ id }) => id));
  expect(entries.filter((id) => !kept.has(id))).toEqual([]);
  const folder = join(dataDir, 'uploads');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  expect(files.map((name) => `/uploads/${name}`)).toEqual(expect.arrayContaining(pictures));
  for (const name of files) await sharp(join(folder, name)).stats();
}, 600_000);

it('finishes what it has begun after Ctrl-C, which reaches it by two signals', async () => {
  server = await start();
  const body = JSON.stringify(contactMessage);
  const length = Buffer.byteLength(body);
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nContent-Length: ${length}\r\n\r\n`;
  const { socket, answer } = openConnection(server.url, head);
  await setTimeout(300);
  process.kill(server.pid, 'SIGINT');
  await setTimeout(100);
  const ended = server.stop('SIGTERM');
  await setTimeout(100);
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1.1 201/);
  await ended;
});

/** Writes with eight requests at a time until the server is killed. Returns what it confirmed. */
async function writeUntilKilled({ url, output, stop }: RunningProgram) {
  const entries: string[] = [];
  const pictures: string[] = [];
  const origin = { origin: url };
  const send = (method: string, path: string, body: BodyInit, headers = {}) =>
    fetch(`${url}/api${path}`, { method, headers: { ...origin, ...headers }, body });
  const token = tokenOf(/http\S+#first-owner\S+/.exec(output())?.[0]);
  const signedIn = await (token
    ? send('POST', '/password', JSON.stringify({ ...OWNER, token }))
    : send('POST', '/session', JSON.stringify(OWNER)));
  const session = { ...cookiesOf(signedIn), ...origin };
  const entry = JSON.stringify({ name: 'A', message: 'x'.repeat(2000) });
  let killed: Promise<void> | undefined;
  const isEnough = () => entries.length >= ENTRIES && pictures.length >= PICTURES;
  const repeat = async (write: () => Promise<unknown>) => {
    try {
      for (;;) {
        await write();
        if (isEnough()) killed ??= stop('SIGKILL');
      }
    } finally {
      // A write that fails earlier ends the others.
      killed ??= stop('SIGKILL');
    }
  };
  const create = async () => {
    const response = await send('POST', '/testimonials/create', entry, session);
    expect(response.status).toBe(201);
    entries.push((await response.json())._id);
  };
  const upload = async () => {
    const picture = await encode(noise(200, 200).png());
    const type = { 'content-type': 'image/png' };
    const response = await send('PUT', '/uploads', picture, { ...session, ...type });
    expect(response.status).toBe(201);
    pictures.push((await response.json()).imageUrl);
  };
  const writes = [create, create, create, create, create, upload, upload, upload];
  await Promise.allSettled(writes.map(repeat));
  await killed;
  expect(isEnough()).toBe(true);
  return { entries, pictures };
}
