import type { ApiError } from '#contracts/endpoint.ts';
import { HttpError } from './HttpError.ts';

/** The most bytes of a body, and the error of a larger one. */
export interface BodyLimit {
  readonly bytes: number;
  readonly error: ApiError;
}

/**
 * Reads a body. Throws as soon as it is larger than the limit, and reads no further. Hono's bodyLimit
 * fails with a body of unknown length if the globals of Node stay what they are.
 */
export async function readBody(
  { body, headers }: Request,
  { bytes, error }: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > bytes) throw new HttpError(error);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > bytes) {
      void reader?.cancel().catch(() => {});
      throw new HttpError(error);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
