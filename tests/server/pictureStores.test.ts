import { existsSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGunzip } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pictureCard } from '#contracts/pictureFiles.ts';
import { openBackup } from '#server/ops/openBackup.ts';
import { readSettings } from '#server/settings.ts';
import { openPictureStore } from '#server/uploads/open.ts';
import { createS3Store } from '#server/uploads/s3Store.ts';
import { hashOf } from '#server/uploads/usedPictures.ts';
import { KEYS, REGION, startFakeS3 } from './fakeS3.ts';
import { tempDir } from './onEnd.ts';
import { png } from './samplePictures.ts';
import { blog, startTestServer } from './testServer.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const bucket = await startFakeS3();
afterAll(bucket.close);

const env = {
  S3_BUCKET_URL: `${bucket.url}/`,
  S3_ACCESS_KEY_ID: KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  S3_REGION: REGION,
};

const name = (digit: string, width = 480) => `${digit.repeat(32)}-${width}.webp`;
/** A file that says that it is WebP, as long as its header says. */
function file(text: string): Uint8Array<ArrayBuffer> {
  const body = Buffer.from(`RIFF    WEBP${text}`);
  body.writeUInt32LE(body.byteLength - 8, 4);
  return new Uint8Array(body);
}

it('a picture in a folder is whole or not there, also while two write it', async () => {
  const store = openPictureStore(readSettings({ DATA_DIR: tempDir() }, ''));
  const files = [1, 2, 3].map((byte) => new Map([[name('d'), new Uint8Array(2e6).fill(byte)]]));
  let isSaving = true;
  const saved = Promise.all(files.map(store.save)).finally(() => {
    isSaving = false;
  });
  while (isSaving) {
    const picture = await store.read(name('d'));
    if (picture) expect([picture.length, new Set(picture).size]).toEqual([2e6, 1]);
  }
  await saved;
  expect(await store.read(name('d'))).toBeDefined();
});

describe.each<[string, Record<string, string>, RegExp]>([
  ['a folder', {}, /ok {6}Pictures: 1 in .*, 0 of them in no blog/],
  ['a bucket', env, /ok {6}Pictures/],
])('in %s', (_name, settings, whole) => {
  it('the card of a picture is made again if it is missing, for a blog alone, and is in no backup', async () => {
    const server = await startTestServer({ env: settings });
    const { imageUrl } = await (await server.upload(await png(50, 50))).json();
    const cardUrl = pictureCard(imageUrl) ?? '';
    const card = async () => (await server.call('GET', cardUrl)).status;
    const inFolder = join(server.settings.dataDir, cardUrl);
    const inBucket = `/bucket/site/${cardUrl.slice('/uploads/'.length)}`;
    const isThere = () => existsSync(inFolder) || bucket.objects.has(inBucket);
    const lose = () => {
      rmSync(inFolder, { force: true });
      bucket.objects.delete(inBucket);
    };
    expect(isThere()).toBe(true);
    lose();
    expect(await card()).toBe(404);
    await server.addBlog({ imageUrl });
    expect(await Promise.all([card(), card()])).toEqual([200, 200]);
    expect(isThere()).toBe(true);
    const stored = bucket.types.get(inBucket);
    expect(stored).toBe(bucket.objects.has(inBucket) ? 'image/jpeg' : undefined);
    expect((await server.call('GET', cardUrl.replace(/[0-9a-f]/, 'g'))).status).toBe(404);
    const backup = await text((await openBackup(server.settings)).pipe(createGunzip()));
    expect(backup).toContain('-1600.webp');
    expect(backup).not.toContain('-card.jpg');
  });

  it('doctor and a backup name what a picture lacks', async () => {
    const server = await startTestServer({ env: settings });
    const { imageUrl } = await (await server.upload(await png(60, 60))).json();
    await server.addBlog({ imageUrl });
    const doctor = () => server.run('doctor');
    await expect(doctor()).rejects.toThrow(whole);
    const lost = imageUrl.slice('/uploads/'.length).replace('1600', '960');
    rmSync(join(server.settings.dataDir, 'uploads', lost), { force: true });
    bucket.objects.delete(`/bucket/site/${lost}`);
    const missing = `Pictures of blogs are missing: 1 (${lost})`;
    await expect(doctor()).rejects.toThrow(`failed  Pictures: ${missing}`);
    await expect(server.run('backup', server.fileIn('b'))).rejects.toThrow(missing);
  });
});

describe('a bucket', () => {
  const timers = new Set<NodeJS.Timeout>();
  const every = (ms: number, run: () => void) => timers.add(setInterval(run, ms));
  const start = (response: ServerResponse, headers = {}) => {
    response.writeHead(200, headers);
    response.write(file('x'.repeat(100)).subarray(0, 50));
  };
  /** Failures of a bucket in place of sending the picture. */
  const faults: Record<string, (response: ServerResponse) => void> = {
    'that cuts the body': (response) => {
      start(response, { 'content-length': 112 });
      setTimeout(() => response.destroy(), 50);
    },
    'that cuts a body of unknown length': (response) => {
      response.useChunkedEncodingByDefault = false;
      start(response, { connection: 'close' });
      setTimeout(() => response.end(), 50);
    },
    'that does not respond': () => {},
    'whose body drips': (response) => {
      start(response, { 'content-length': 1000 });
      every(50, () => response.write('x'));
    },
    'whose error stalls': (response) => {
      response.writeHead(403, { 'content-length': 1000 });
      response.write('x');
      every(50, () => response.write('x'));
    },
    'that refuses': (response) => void response.writeHead(403).end(),
    'that fails': (response) => void response.writeHead(500).end(),
    'with an empty file': (response) => void response.end(),
    'with a page of HTML': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    },
  };
  afterEach(() => {
    bucket.respond = undefined;
    for (const timer of timers) clearInterval(timer);
    timers.clear();
  });
  const open = () => {
    const { s3 } = readSettings(env, '');
    if (!s3) throw new Error('There is a bucket.');
    return createS3Store(s3, 400);
  };

  it('takes nothing with a wrong key, and the error says what to do', async () => {
    const wrong = openPictureStore(readSettings({ ...env, S3_SECRET_ACCESS_KEY: 'x' }, ''));
    const files = new Map([[name('c'), file('c')]]);
    await expect(wrong.save(files)).rejects.toMatchObject({ status: 503 });
    await expect(wrong.check(new Set())).rejects.toMatchObject({ status: 503 });
    expect(bucket.objects.has(`/bucket/site/${name('c')}`)).toBe(false);
  });

  it('that cannot be reached is a 503, not a missing picture', async () => {
    // As of a bucket that the key may not list.
    bucket.missing = 403;
    expect(await open().read(name('b'))).toBeUndefined();
    bucket.missing = 404;
    const away = openPictureStore(
      readSettings({ ...env, S3_BUCKET_URL: 'http://127.0.0.1:9/b' }, ''),
    );
    await expect(away.read(name('a'))).rejects.toMatchObject({ status: 503 });
  });

  it.each(Object.entries(faults))('%s is a 503 within its time', async (_fault, respond) => {
    bucket.respond = respond;
    const begin = performance.now();
    const reading = open()
      .read(name('a'))
      .catch((error: unknown) => error);
    // The signal of a request is lost with the request, which may be collected when its headers
    // came.
    await wait(200);
    collectGarbage();
    expect(await reading).toMatchObject({ status: 503 });
    expect(performance.now() - begin).toBeLessThan(1_500);
  });

  it('with 400 MB is a 503, and takes no more than 40 MB of memory', async () => {
    let sent = 0;
    const body = function* () {
      for (; sent < 400; sent += 1) yield new Uint8Array(2 ** 20);
    };
    bucket.respond = (response) => void Readable.from(body()).pipe(response);
    const before = process.memoryUsage().rss;
    await expect(open().read(name('a'))).rejects.toMatchObject({ status: 503 });
    const taken = (process.memoryUsage().rss - before) / 2 ** 20;
    expect(taken).toBeLessThan(40);
    expect(sent).toBeLessThan(40);
  });

  it('that does not respond holds up all files of a picture together for one time', async () => {
    bucket.respond = faults['that does not respond'];
    const begin = performance.now();
    const files = new Map([480, 960, 1600].map((width) => [name('d', width), file('d')]));
    await expect(open().save(files)).rejects.toMatchObject({ status: 503 });
    expect(performance.now() - begin).toBeLessThan(1_500);
  });
});

it('strangers may read pictures of blogs from the bucket, and cost no request for others', async () => {
  const server = await startTestServer({ env });
  const { owner } = server;
  const { imageUrl } = await (await server.upload(await png())).json();
  const hash = hashOf(imageUrl.slice('/uploads/'.length));
  /** The statuses of pictures, and how often the bucket was asked. */
  const look = async (names: readonly string[], headers: Record<string, string> = {}) => {
    bucket.requests.length = 0;
    const paths = names.map((each) => `/uploads/${each}`);
    const all = paths.map((path) => server.call('GET', path, undefined, headers));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    return { statuses: new Set(statuses), requests: bucket.requests.length };
  };
  const widths = [480, 960, 1600].map((width) => `${hash}-${width}.webp`);
  const nothing = { statuses: new Set([404]), requests: 0 };

  // No blog shows it yet: it is a preview, for who is signed in.
  expect(await look(widths)).toEqual(nothing);
  expect(await look(widths, { cookie: '__Host-session=forged' })).toEqual(nothing);
  expect(await look(widths, owner)).toEqual({ statuses: new Set([200]), requests: 3 });

  const _id = await server.addBlog({ imageUrl });
  expect(await look(widths)).toEqual({ statuses: new Set([200]), requests: 3 });
  const invented = Array.from({ length: 50 }, (_, index) => name(index.toString(16).slice(-1)));
  expect(await look(invented)).toEqual(nothing);
  expect(await look([`${hash}-481.webp`, `${hash}-9999.webp`], owner)).toEqual(nothing);

  // Another picture takes its place.
  const other = { ...blog, imageUrl: `/uploads/${name('a', 1600)}` };
  await server.asOwner('PUT', `/api/blogs/update/${_id}`, other);
  expect(await look(widths)).toEqual(nothing);
  expect((await look([name('a')])).requests).toBe(1);
});
