import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';

/** The header of a request that creates something. Empty for another origin, because of CORS. */
export function idempotencyHeader(key: string): Readonly<Record<string, string>> {
  const base = import.meta.env.VITE_API_BASE_URL || '/api';
  const isOwn = base.startsWith('/') || new URL(base).origin === globalThis.location?.origin;
  return isOwn ? { [IDEMPOTENCY_KEY_HEADER]: `"${key}"` } : {};
}
