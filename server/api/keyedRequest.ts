import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { keyErrors, MAX_KEY_LENGTH } from '#contracts/idempotencyKey.ts';
import { HttpError } from './HttpError.ts';

/** A request with a key, by which its repetition can be told from a new request. */
export interface KeyedRequest {
  /** The endpoint and the account: elsewhere, the same key is another one. */
  readonly scope: string;
  readonly key: string;
  readonly body: string;
}

const VALID_KEY = new RegExp(`^[\\x21-\\x7e]{1,${MAX_KEY_LENGTH}}$`);

/** Returns a request with its key; undefined without one. Throws a 400 if the key is not valid. */
export function keyedRequest(
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  key: string | undefined,
  body: unknown,
  accountId = '',
): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  if (!VALID_KEY.test(key)) throw new HttpError(keyErrors.invalid);
  return { scope: `${method} ${path} ${accountId}`, key, body: JSON.stringify(body) };
}
