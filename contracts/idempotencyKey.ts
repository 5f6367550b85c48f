/** The key of a request that may be sent again (IETF draft-ietf-httpapi-idempotency-key-header). */

/** The request header with the key. A request without it is always a new one. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** The most characters of a key. */
export const MAX_KEY_LENGTH = 255;

/** The messages of the server about keys that it does not take. */
export const keyErrors = {
  invalid: {
    status: 400,
    message: `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} visible ASCII characters`,
  },
  reused: { status: 422, message: 'This Idempotency-Key was sent before, with another body' },
} as const;
