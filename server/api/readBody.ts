import type { ApiError } from '#contracts/endpoint.ts';
import { HttpError } from './HttpError.ts';

/** The most bytes of a body, and the error of a larger one. */
interface BodyLimit {
  readonly bytes: number;
  readonly error: ApiError;
}

/** The bytes that are dropped beyond the limit of a body, and the longest wait for a part. */
const DROPPED_BYTES = 8 * 2 ** 20;
const DROP_WAIT_MS = 1_000;

/** The error of a body whose sender has gone before its end, so that only the log shows it. */
const INCOMPLETE: ApiError = { status: 400, message: 'The body is not complete' };

/** Reads a body. Throws if it is larger than the limit, when it has ended or stops. */
export async function readBody(
  { body, headers }: Request,
  { bytes, error }: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  let length = Number(headers.get('content-length'));
  let received = 0;
  // The HTTP server itself drops what is left of a body that nobody has begun to read.
  if (length > bytes + DROPPED_BYTES) throw new HttpError(error);
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  if (!(length > bytes)) {
    length = 0;
    const next = () =>
      reader?.read().catch(() => {
        throw new HttpError(INCOMPLETE);
      });
    for (let part = await next(); part && !part.done; part = await next()) {
      length += part.value.byteLength;
      received = length;
      if (length > bytes) break;
      chunks.push(part.value);
    }
  }
  if (length <= bytes) return new Uint8Array(await new Blob(chunks).arrayBuffer());
  if (reader) await drop(reader, bytes + DROPPED_BYTES - received);
  throw new HttpError(error);
}

/** Reads at most `bytes` bytes of a body and drops them, so that its sender reads the response. */
export async function dropBody({ body }: Request, bytes: number): Promise<void> {
  const reader = body?.getReader();
  if (reader) await drop(reader, bytes);
}

async function drop(reader: ReadableStreamDefaultReader<Uint8Array>, bytes: number): Promise<void> {
  for (let dropped = 0; dropped < bytes; ) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), DROP_WAIT_MS);
    });
    const read = reader.read();
    // Released below while it waits, it rejects.
    read.catch(() => {});
    const part = await Promise.race([read, wait]);
    // Until it fires, it would keep the part in memory.
    clearTimeout(timer);
    if (!part || part.done) break;
    dropped += part.value.byteLength;
  }
  // Not cancelled: the HTTP server drops what is left while the client reads the response.
  reader.releaseLock();
}
