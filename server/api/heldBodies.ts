import { commonErrors } from '#contracts/endpoint.ts';
import { HttpError, RETRY_SOON } from './HttpError.ts';
import { dropBody } from './readBody.ts';

/** The bytes of bodies that an account may have in memory: three of the largest pictures. */
const MAX_HELD_BYTES = 32 * 2 ** 20;

/** The bytes that the running requests of each account may take. */
const heldBytes = new Map<string, number>();

/** Runs a request whose body it may read into memory. Beyond an account's room it throws a 503. */
export async function holdBody<T>(
  accountId: string,
  request: Request,
  maxBytes: number,
  run: () => Promise<T>,
): Promise<T> {
  if (!request.body) return run();
  const length = request.headers.get('content-length');
  const bytes = length === null ? maxBytes : Math.min(Number(length), maxBytes);
  const held = (heldBytes.get(accountId) ?? 0) + bytes;
  if (held > MAX_HELD_BYTES) {
    await dropBody(request, bytes);
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
