import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { PICTURE_WIDTHS } from '#contracts/pictures.ts';
import { type PictureFile, type PictureStore, unavailable } from './pictureStore.ts';
import type { S3Settings } from './s3Settings.ts';

const TIMEOUT_MS = 20_000;

/** Keeps pictures in a bucket, which nobody else needs to be able to read. */
export function createS3Store({ url, region, ...keys }: S3Settings): PictureStore {
  const client = new AwsClient({ ...keys, ...(region && { region }), service: 's3', retries: 2 });

  async function call(method: 'GET' | 'PUT', name: string, body?: PictureFile) {
    try {
      return await client.fetch(`${url}/${name}`, {
        method,
        // With the hash of the body the signature covers the body, too.
        headers: {
          'X-Amz-Content-Sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(body && { 'Content-Type': 'image/webp' }),
        },
        ...(body && { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw unavailable(error);
    }
  }

  async function put(name: string, body: PictureFile): Promise<void> {
    const response = await call('PUT', name, body);
    if (!response.ok) throw unavailable(`PUT ${response.status}`);
  }

  /** Whether the key may read: S3 says 403 of a missing object, too, to keys that may not list the bucket. */
  async function mayRead(): Promise<boolean> {
    await put('doctor', new Uint8Array([1]));
    const response = await call('GET', 'doctor');
    await response.body?.cancel();
    return response.ok;
  }

  return {
    description: url,
    isRemote: true,
    async save(files) {
      for (const [name, body] of files) await put(name, body);
    },
    async read(name) {
      const response = await call('GET', name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      if (response.status === 403 && (await mayRead())) return undefined;
      throw unavailable(`GET ${response.status}`);
    },
    // The key may not be allowed to list the bucket.
    async names(used) {
      return [...used].flatMap((hash) => PICTURE_WIDTHS.map((width) => `${hash}-${width}.webp`));
    },
    async check() {
      if (!(await mayRead())) throw unavailable('GET 403');
      return `writable, in ${url}`;
    },
  };
}
