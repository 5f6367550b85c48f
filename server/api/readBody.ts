import { type ApiError, type BodyLimit, commonErrors } from '#contracts/endpoint.ts';
import { HttpError, RETRY_SOON } from './HttpError.ts';

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
  const declared = Number(headers.get('content-length')) || 0;
  // The HTTP server itself drops what is left of a body that nobody has begun to read.
  if (declared > bytes + DROPPED_BYTES) throw new HttpError(error);
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  while (Math.max(declared, received) <= bytes) {
    const part = await reader?.read().catch(() => {
      throw new HttpError(INCOMPLETE);
    });
    if (!part || part.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    received += part.value.byteLength;
    chunks.push(part.value);
  }
  await drop(reader, bytes + DROPPED_BYTES - received);
  throw new HttpError(error);
}

/** Reads and drops at most `bytes` bytes of a body, so that its sender reads the response. */
async function drop(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  bytes: number,
): Promise<void> {
  for (let dropped = 0; reader && dropped < bytes; ) {
    // Released while it waits, it rejects.
    const timer = setTimeout(() => reader.releaseLock(), DROP_WAIT_MS);
    const part = await reader.read().catch(() => undefined);
    clearTimeout(timer);
    if (!part || part.done) break;
    dropped += part.value.byteLength;
  }
  // Not cancelled: the HTTP server drops what is left while the client reads the response.
  reader?.releaseLock();
}

/** The bytes of bodies that an account may have in memory: three of the largest pictures. */
const MAX_HELD_BYTES = 32 * 2 ** 20;

/** The bytes that the running requests of each account may take. */
const heldBytes = new Map<string, number>();

/** Runs a request whose body it may read into memory. Beyond an account's room it throws a 503. */
export async function holdBody<T>(
  accountId: string,
  { body, headers }: Request,
  maxBytes: number,
  run: () => Promise<T>,
): Promise<T> {
  if (!body) return run();
  const length = headers.get('content-length');
  const bytes = length === null ? maxBytes : Math.min(Number(length), maxBytes);
  const held = (heldBytes.get(accountId) ?? 0) + bytes;
  if (held > MAX_HELD_BYTES) {
    await drop(body.getReader(), bytes);
    throw new HttpError(commonErrors.tooMuchAtOnce, RETRY_SOON);
  }
  heldBytes.set(accountId, held);
  try {
    return await run();
  } finally {
    const left = (heldBytes.get(accountId) ?? 0) - bytes;
    if (left > 0) heldBytes.set(accountId, left);
    else heldBytes.delete(accountId);
  }
}
