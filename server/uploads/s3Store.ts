import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { inTime } from '../inTime.ts';
import { readAtMost } from '../readAtMost.ts';
import type { Settings } from '../settings.ts';
import { type PictureFile, type PictureStore, typeOf, unavailable } from './pictureStore.ts';
import { filesOf } from './usedPictures.ts';

/** The longest time for saving or reading a picture, with all its files, tries and bodies. */
const TIMEOUT_MS = 20_000;

/** Larger than any file that is saved: noise of 1,600 by 3,200 pixels has 3.4 MB. */
const MAX_BYTES = 10 * 2 ** 20;

/** Keeps pictures in a bucket, which nobody else needs to be able to read. */
export function createS3Store(
  { url, region, ...keys }: NonNullable<Settings['s3']>,
  timeoutMs = TIMEOUT_MS,
): PictureStore {
  const client = new AwsClient({ ...keys, ...(region && { region }), service: 's3', retries: 2 });

  const call = (method: 'GET' | 'PUT', name: string, signal: AbortSignal, body?: PictureFile) =>
    client.fetch(`${url}/${name}`, {
      method,
      // With the hash of the body the signature also covers the body.
      headers: {
        'X-Amz-Content-Sha256': hash('sha256', body ?? ''),
        ...(body && { 'Content-Type': typeOf(name) }),
      },
      ...(body && { body }),
      signal,
    });

  const inOwnTime = <T>(run: (signal: AbortSignal) => Promise<T>) =>
    inTime(timeoutMs, 'The bucket', run).catch((error: unknown) => {
      throw unavailable(error);
    });

  async function put(name: string, signal: AbortSignal, body: PictureFile): Promise<void> {
    const response = await call('PUT', name, signal, body);
    await response.body?.cancel();
    if (!response.ok) throw new Error(`PUT ${response.status}`);
  }

  const save = (files: ReadonlyMap<string, PictureFile>) =>
    inOwnTime(async (signal) => {
      for (const [name, body] of files) await put(name, signal, body);
    });

  /** True if the key may read: without the right to list, S3 answers 403 for a missing object. */
  async function mayRead(signal: AbortSignal): Promise<boolean> {
    await put('doctor', signal, new Uint8Array([1]));
    const response = await call('GET', 'doctor', signal);
    await response.body?.cancel();
    return response.ok;
  }

  return {
    isRemote: true,
    save,
    read: (name) =>
      inOwnTime(async (signal) => {
        const response = await call('GET', name, signal);
        if (response.ok) return readPicture(response.body, signal);
        await response.body?.cancel();
        if (response.status === 404) return undefined;
        if (response.status === 403 && (await mayRead(signal))) return undefined;
        throw new Error(`GET ${response.status}`);
      }),
    // The key may not be allowed to list the bucket.
    names: async (used) => filesOf(used),
    async check() {
      await inOwnTime(async (signal) => {
        if (!(await mayRead(signal))) throw new Error('GET 403');
      });
      return `writable, in ${url}`;
    },
  };
}

/** Reads a picture to its end. Throws if it is too large, cut off, empty or something else. */
async function readPicture(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  signal: AbortSignal,
): Promise<PictureFile> {
  const picture = await readAtMost(stream, MAX_BYTES, signal);
  const isWebp =
    picture.toString('latin1', 0, 4) === 'RIFF' &&
    picture.toString('latin1', 8, 12) === 'WEBP' &&
    picture.readUInt32LE(4) + 8 === picture.byteLength;
  const isJpeg =
    picture.toString('latin1', 0, 2) === '\xff\xd8' &&
    picture.toString('latin1').endsWith('\xff\xd9');
  if (!isWebp && !isJpeg) throw new Error('GET: no whole picture');
  return new Uint8Array(picture);
}
