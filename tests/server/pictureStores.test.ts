import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { openPictureStore } from '#server/uploads/open.ts';
import { hashOf } from '#server/uploads/usedPictures.ts';
import { KEYS, REGION, startFakeS3 } from './fakeS3.ts';
import { png } from './samplePictures.ts';
import { startTestServer } from './testServer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'website-pictures-'));
const bucket = await startFakeS3();
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await bucket.close();
});

const env = {
  DATA_DIR: dataDir,
  S3_BUCKET_URL: `${bucket.url}/`,
  S3_ACCESS_KEY_ID: KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  S3_REGION: REGION,
};
const stores = {
  disk: () => openPictureStore(readSettings({ DATA_DIR: dataDir }, '')),
  S3: () => openPictureStore(readSettings(env, '')),
};

const name = (digit: string, width = 480) => `${digit.repeat(32)}-${width}.webp`;
const file = (text: string) => new TextEncoder().encode(text);

describe.each(Object.entries(stores))('pictures in %s', (_name, open) => {
  it('are read as they were saved, by another process, too', async () => {
    const other = open();
    expect(await other.read(name('a'))).toBeUndefined();
    const files = new Map([
      [name('a'), file('small')],
      [name('a', 960), file('नमस्ते')],
    ]);
    await open().save(files);
    await expect.poll(() => other.read(name('a', 960)), { timeout: 3000 }).toBeDefined();
    for (const [key, content] of files)
      expect(Buffer.from((await other.read(key)) ?? [])).toEqual(Buffer.from(content));
    expect(await other.read(name('b'))).toBeUndefined();
    await expect(open().check(new Set())).resolves.toMatch(/\w/);
  });
});

describe('the S3 bucket', () => {
  it('has the objects in its folder', () => {
    expect([...bucket.objects.keys()]).toContain(`/bucket/site/${name('a')}`);
  });

  it('takes nothing with a wrong key, and the error says what to do', async () => {
    const wrong = openPictureStore(readSettings({ ...env, S3_SECRET_ACCESS_KEY: 'x' }, ''));
    const files = new Map([[name('c'), file('c')]]);
    await expect(wrong.save(files)).rejects.toMatchObject({ status: 503 });
    await expect(wrong.check(new Set())).rejects.toMatchObject({ status: 503 });
    expect(bucket.objects.has(`/bucket/site/${name('c')}`)).toBe(false);
  });

  it('that fails or cannot be reached is a 503, not a missing picture', async () => {
    for (const status of [403, 500]) {
      bucket.failWith = status;
      await expect(stores.S3().read(name('a'))).rejects.toMatchObject({ status: 503 });
    }
    bucket.failWith = undefined;
    // As of a bucket that the key may not list.
    bucket.missing = 403;
    expect(await stores.S3().read(name('b'))).toBeUndefined();
    bucket.missing = 404;
    const away = openPictureStore(
      readSettings({ ...env, S3_BUCKET_URL: 'http://127.0.0.1:9/b' }, ''),
    );
    await expect(away.read(name('a'))).rejects.toMatchObject({ status: 503 });
  });
});

it('strangers may read pictures of blogs from the bucket, and cost no request for others', async () => {
  const { DATA_DIR: _own, ...s3 } = env;
  const server = await startTestServer({ env: s3 });
  const owner = await server.signIn();
  const [type, body] = ['image/png', await png()];
  const response = await fetch(`${server.server.url}/api/uploads`, {
    ...{ method: 'PUT', body, headers: { ...owner, 'content-type': type } },
  });
  const { imageUrl } = await response.json();
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

  const blog = { title: 'A', content: 'B', author: 'C', imageUrl };
  const created = await server.call('POST', '/api/blogs/create', blog, owner);
  expect(await look(widths)).toEqual({ statuses: new Set([200]), requests: 3 });
  const invented = Array.from({ length: 50 }, (_, index) => name(index.toString(16).slice(-1)));
  expect(await look(invented)).toEqual(nothing);
  expect(await look([`${hash}-481.webp`, `${hash}-9999.webp`], owner)).toEqual(nothing);

  // Another picture takes its place; then the database is read once more.
  const { _id } = await created.json();
  const other = { ...blog, imageUrl: `/uploads/${name('a', 1600)}` };
  await server.call('PUT', `/api/blogs/update/${_id}`, other, owner);
  expect((await look([name('a')])).requests).toBe(1);
  expect(await look(widths)).toEqual(nothing);
  await server.remove();
});

it('doctor counts the pictures that no blog uses', async () => {
  const used = new Set([hashOf(name('a', 1600))]);
  expect(await stores.disk().check(used)).toMatch(/^1 in .*, 0 of them in no blog$/);
  expect(await stores.disk().check(new Set())).toMatch(/, 1 of them in no blog$/);
});
